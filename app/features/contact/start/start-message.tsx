import { useState } from 'react';
import { contactDisplay } from '../../../../domain/contact/contact-display.ts';
import type { ContactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import {
  conversationMessage,
  conversationMessageLimit,
} from '../../../../domain/contact/conversations/conversation-message.ts';
import { parseValue } from '../../../../domain/form.ts';
import { ContactNotice } from '../../../forms/contact-notice.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { startTexts } from './start.texts.ts';

type Props = {
  developerId: string;
  name: string;
  outcome: ContactOutcome;
  draft: string;
  setDraft: (draft: string) => void;
  cancel: () => void;
  send: () => void;
};

/** The message box; or, when the rules refuse, the reason instead of the box. */
export function StartMessage({ developerId, name, outcome, draft, setDraft, cancel, send }: Props) {
  const texts = useTexts(startTexts).message;
  const { cancel: cancelLabel } = useTexts(contactTexts);
  const [tried, setTried] = useState(false);
  const { messageBox } = contactDisplay(outcome);
  const checked = parseValue(conversationMessage, draft);
  const wrong = tried && 'errors' in checked ? { message: checked.errors[''] ?? 'required' } : undefined;
  const error = useFieldErrors(wrong && { errors: wrong });
  return (
    <form
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (messageBox && 'value' in checked) send();
      }}
    >
      {messageBox ? (
        <>
          <p>{texts.lead(name)}</p>
          <TextField
            label={texts.label}
            placeholder={texts.placeholder}
            hint={texts.hint}
            rows={6}
            maxLength={conversationMessageLimit}
            value={draft}
            error={error('message')}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
        </>
      ) : (
        <ContactNotice outcome={outcome} developerId={developerId} />
      )}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" look={messageBox && !wrong ? 'primary' : 'warning'} disabled={!messageBox}>
          {texts.go}
        </Button>
      </div>
    </form>
  );
}
