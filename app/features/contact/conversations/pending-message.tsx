import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { SignedOut } from '../../../forms/signed-out.tsx';
import { usePayHistoryError } from '../../../forms/terms/pay-history-error.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { filesTexts } from '../files/files.texts.ts';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './thread.module.css';
import type { Pending } from './use-sending.ts';

type Props = { message: Pending; again: (message: Pending) => void; drop: (key: string) => void };

/** A message being sent; after a failure it shows the reason and can be sent again. */
export function PendingMessage({ message, again, drop }: Props) {
  const texts = useTexts(conversationsTexts);
  const { gone, chosen } = useTexts(filesTexts);
  const { failures } = useTexts(formDialogTexts);
  const { key, body, files, failed } = message;
  const payHistory = usePayHistoryError();
  const words = (why: Exclude<NonNullable<Pending['failed']>, 'signedOut'>) => {
    if (why === 'closed') return texts.closed;
    if (why === 'payHistory') return payHistory(body);
    if (why === 'filesGone') return gone;
    return why === 'frozen' ? texts.frozen.message : failures[why];
  };
  return (
    <li className={styles.own} data-pending={failed ? undefined : true}>
      <div className={styles.bubble} data-failed={failed ? true : undefined}>
        {body && <p>{body}</p>}
        {files.length > 0 && (
          <ul aria-label={chosen} className={styles.files}>
            {files.map(({ handle, name }) => (
              <li key={handle}>{name}</li>
            ))}
          </ul>
        )}
      </div>
      {failed ? (
        <div className={styles.failed} role="alert">
          {failed === 'signedOut' ? <SignedOut /> : <p>{words(failed)}</p>}
          {failed !== 'closed' && failed !== 'payHistory' && failed !== 'filesGone' && (
            <button type="button" onClick={() => again(message)}>
              {texts.retry}
            </button>
          )}
          <button type="button" onClick={() => drop(key)}>
            {texts.discard}
          </button>
        </div>
      ) : (
        <p className={styles.under}>{texts.sending}</p>
      )}
    </li>
  );
}
