import { type KeyboardEvent, useRef, useState } from 'react';
import { conversationMessageLimit } from '../../../../domain/contact/conversations/conversation-message.ts';
import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';
import type { Path } from '../../../../domain/paths.ts';
import { manyLines } from '../../../../domain/profile/text-limits.ts';
import { useDrop } from '../../../documents/use-drop.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { usePayHistoryError } from '../../../forms/terms/pay-history-error.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useGuard } from '../../../ui/use-guard.ts';
import { AttachButton, ChosenFiles } from '../files/chosen-files.tsx';
import files from '../files/files.module.css';
import { filesTexts } from '../files/files.texts.ts';
import { useMessageFiles } from '../files/use-message-files.ts';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './thread.module.css';

const typingEveryMilliseconds = 4000;

type Props = {
  address: Path<'conversationMessages'>;
  introductionId: string;
  open: boolean;
  /** Closed only while the company is being checked. */
  frozen: boolean;
  /** Written for a company, which does not ask about past pay. */
  company: boolean;
  send: (body: string, files: MessageFile[]) => void;
};

/**
 * The form that writes a message. It sends a typing signal from time to time. When the conversation is closed in the
 * meantime, the typed text stays and can be copied.
 */
export function Composer({ address, introductionId, open, frozen, company, send }: Props) {
  const locale = useLocale();
  const texts = useTexts(conversationsTexts);
  const { drop: drops } = useTexts(filesTexts);
  const { leave } = useTexts(formDialogTexts);
  const [body, setBody] = useState('');
  const typingSentAt = useRef(0);
  const ready = manyLines(body);
  const long = ready.length > conversationMessageLimit;
  const chosen = useMessageFiles(`/uploads/messages/${introductionId}`);
  const { over, ...drop } = useDrop(chosen.add);
  // A message of files alone needs no text.
  const empty = ready === '' && chosen.files.length === 0;
  useGuard(!empty, leave);
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
    if (empty || !chosen.ready || error !== undefined) return;
    send(ready, chosen.stored);
    setBody('');
    chosen.clear();
    typingSentAt.current = 0;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  if (!open && empty) return null;
  return (
    <form
      className={`${styles.composer} ${files.zone}`}
      data-over={(open && over) || undefined}
      data-drop={drops}
      {...(open && drop)}
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
      <ChosenFiles chosen={chosen} />
      {open && (
        <div className={styles.foot}>
          <AttachButton chosen={chosen} />
          <span className={styles.keys}>{texts.keys}</span>
          <Button type="submit" disabled={empty || !chosen.ready || error !== undefined}>
            {texts.send}
          </Button>
        </div>
      )}
    </form>
  );
}
