import { type KeyboardEvent, useRef, useState } from 'react';
import { conversationMessageLimit } from '../../../../domain/contact/conversations/conversation-message.ts';
import type { Path } from '../../../../domain/paths.ts';
import { manyLines } from '../../../../domain/profile/text-limits.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { usePayHistoryError } from '../../../forms/terms/pay-history-error.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useGuard } from '../../../ui/use-guard.ts';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './thread.module.css';

const typingEveryMilliseconds = 4000;

type Props = {
  address: Path<'conversationMessages'>;
  open: boolean;
  /** Closed only while the company is being checked. */
  frozen: boolean;
  /** Written for a company, which does not ask about past pay. */
  company: boolean;
  send: (body: string) => void;
};

/**
 * The form that writes a message. It sends a typing signal from time to time. When the conversation is closed in the
 * meantime, the typed text stays and can be copied.
 */
export function Composer({ address, open, frozen, company, send }: Props) {
  const locale = useLocale();
  const texts = useTexts(conversationsTexts);
  const { leave } = useTexts(formDialogTexts);
  const [body, setBody] = useState('');
  const typingSentAt = useRef(0);
  const ready = manyLines(body);
  const long = ready.length > conversationMessageLimit;
  useGuard(ready !== '', leave);
  const tooLong = long ? texts.long(wholeNumber(locale, conversationMessageLimit)) : undefined;
  const payHistory = usePayHistoryError();
  const asked = company ? payHistory(body) : undefined;
  const error = open ? (tooLong ?? asked) : frozen ? texts.frozen.message : texts.closed;

  const type = (text: string) => {
    setBody(text);
    if (manyLines(text) === '' || Date.now() - typingSentAt.current < typingEveryMilliseconds) return;
    typingSentAt.current = Date.now();
    void sendCommand(address, { mode: 'typing' });
  };
  const submit = () => {
    if (ready === '' || error !== undefined) return;
    send(ready);
    setBody('');
    typingSentAt.current = 0;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  if (!open && ready === '') return null;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MessageField
        most={conversationMessageLimit}
        label={texts.write}
        placeholder={texts.placeholder}
        rows={3}
        data-next
        value={body}
        readOnly={!open}
        error={error}
        onChange={({ target }) => type(target.value)}
        onKeyDown={keys}
      />
      {open && (
        <div className={styles.foot}>
          <span className={styles.keys}>{texts.keys}</span>
          <Button type="submit" disabled={ready === '' || error !== undefined}>
            {texts.send}
          </Button>
        </div>
      )}
    </form>
  );
}
