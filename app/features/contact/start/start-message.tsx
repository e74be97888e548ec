import { useRef, useState } from 'react';
import { contactDisplay } from '../../../../domain/contact/contact-display.ts';
import { firstMessage } from '../../../../domain/contact/conversations/conversation-message.ts';
import type { StartDraft } from '../../../../domain/contact/dialogs/start-draft.ts';
import { fillFields } from '../../../../domain/contact/first-message/fields.ts';
import { fieldsOfTerms, refill } from '../../../../domain/contact/first-message/filled.ts';
import { currentTerms } from '../../../../domain/contact/terms/prefilled-terms.ts';
import { type TermsDraft, termsSchema } from '../../../../domain/contact/terms/terms.ts';
import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { parseValue } from '../../../../domain/form.ts';
import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { ContactNotice } from '../../../forms/contact-notice.tsx';
import { FirstMessageField } from '../../../forms/first-message/first-message-field.tsx';
import { termsErrors } from '../../../forms/terms/errors-of-terms.ts';
import { OutsideWishes } from '../../../forms/terms/outside-wishes.tsx';
import { TermsFields } from '../../../forms/terms/terms-fields.tsx';
import { focusWrongField } from '../../../forms/wrong-field.ts';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { allowanceTexts } from '../../../i18n/words/allowance-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { startTexts } from './start.texts.ts';

type Props = {
  developerId: string;
  name: string;
  options: Pick<ContactOptions, 'outcome' | 'fields' | 'hints' | 'terms' | 'wishes' | 'assignment' | 'requests'>;
  draft: StartDraft;
  setDraft: (draft: StartDraft) => void;
  /** What the server refused. */
  fields: FieldErrors | undefined;
  cancel: () => void;
  send: () => void;
};

/** The message box and what is offered; or, when the rules refuse, the reason instead of them. */
export function StartMessage({ developerId, name, options, draft, setDraft, fields, cancel, send }: Props) {
  const texts = useTexts(startTexts).message;
  const { cancel: cancelLabel } = useTexts(contactTexts);
  const { asking } = useTexts(allowanceTexts);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(fields !== undefined);
  const { messageBox } = contactDisplay(options.outcome);
  const terms = currentTerms(draft.terms, options.terms, options.assignment.assignedJobId);
  const values = { ...options.fields, ...fieldsOfTerms(terms, options.terms.offers) };
  const message = parseValue(firstMessage, fillFields(draft.message, values));
  const offered = parseValue(termsSchema, terms);
  const ready = 'value' in message && 'value' in offered;
  const wrongMessage = 'errors' in message ? { errors: { message: message.errors[''] ?? 'required' } } : undefined;
  const error = useFieldErrors(tried ? wrongMessage : undefined);
  const offer = (changed: TermsDraft) => {
    const offers = fieldsOfTerms(changed, options.terms.offers);
    const text = refill(draft.message, draft.filled, { ...options.fields, ...offers });
    const filled = draft.filled?.text === draft.message ? { ...draft.filled, text } : draft.filled;
    setDraft({ ...draft, terms: changed, message: text, filled });
  };
  const wrongTerms = 'errors' in offered ? offered.errors : termsErrors(fields, 'request.terms.', 'terms.');
  return (
    <form
      ref={form}
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (messageBox && ready) send();
        // After the errors are shown.
        else requestAnimationFrame(() => focusWrongField(form.current));
      }}
    >
      {messageBox ? (
        <>
          <p>{texts.lead(name)}</p>
          <FirstMessageField
            label={texts.label}
            placeholder={texts.placeholder}
            hint={texts.hint}
            recipients={[values]}
            hints={options.hints}
            fills
            value={draft.message}
            error={error('message')}
            change={(text, filled = draft.filled) => setDraft({ ...draft, message: text, filled })}
          />
          <TermsFields value={terms} onChange={offer} choices={options.terms} errors={tried ? wrongTerms : undefined} />
          {options.requests && <p className={styles.note}>{asking(options.requests.left, options.requests.limit)}</p>}
          <OutsideWishes name={name} terms={terms} offers={options.terms.offers} wishes={options.wishes} />
        </>
      ) : (
        <ContactNotice outcome={options.outcome} developerId={developerId} />
      )}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" look={messageBox && (ready || !tried) ? 'primary' : 'warning'} disabled={!messageBox}>
          {texts.go}
        </Button>
      </div>
    </form>
  );
}
