import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { DeclineFields } from './decline-fields.tsx';
import { replyTexts } from './reply.texts.ts';
import type { Reply } from './use-reply.ts';

/** The reason of the refusal, in a message for the developer. */
export function ReplyDecline({ name, reply, cancel }: { name: string; reply: Reply; cancel: boolean }) {
  const texts = useTexts(replyTexts);
  const shared = useTexts(contactTexts);
  const { draft, setDraft, wrong, confirmDecline, advance } = reply;
  return (
    <form
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirmDecline();
      }}
    >
      <DeclineFields draft={draft} setDraft={setDraft} wrong={wrong} question={texts.reason} seen={texts.seen(name)} />
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
