import { asksForReasons, declineMessageLimit } from '../../../../domain/contact/dialogs/decline.ts';
import { declineReasons } from '../../../../domain/contact/dialogs/reply-draft.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, FieldGroup } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { replyTexts } from './reply.texts.ts';
import type { Reply } from './use-reply.ts';

/** The reason of the refusal, in a message for the developer. */
export function ReplyDecline({ name, reply, cancel }: { name: string; reply: Reply; cancel: boolean }) {
  const texts = useTexts(replyTexts);
  const shared = useTexts(contactTexts);
  const { draft, setDraft, wrong, confirmDecline, advance } = reply;
  const { code, message } = draft;
  const error = useFieldErrors(wrong);
  return (
    <form
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirmDecline();
      }}
    >
      <FieldGroup label={texts.reason} error={error('code')}>
        {declineReasons.map((reason) => (
          <CheckField
            key={reason}
            type="radio"
            name="reason"
            label={texts.reasons[reason]}
            checked={code === reason}
            onChange={() => setDraft({ ...draft, code: reason })}
          />
        ))}
      </FieldGroup>
      {asksForReasons(code ?? null) && (
        <>
          <MessageField
            most={declineMessageLimit}
            label={texts.explain}
            rows={4}
            maxLength={declineMessageLimit}
            value={message}
            error={error('message')}
            onChange={({ currentTarget }) => setDraft({ ...draft, message: currentTarget.value })}
          />
          <Notice>{texts.seen(name)}</Notice>
        </>
      )}
      <p className={styles.strong}>{texts.sure(name)}</p>
      <div className={styles.buttons}>
        {cancel && (
          <Button look="secondary" onClick={() => advance('cancel')}>
            {shared.cancel}
          </Button>
        )}
        <Button type="submit" look={wrong ? 'warning' : 'primary'}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
