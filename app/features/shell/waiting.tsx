import { useTexts } from '../../i18n/texts.ts';
import styles from './header.module.css';
import { shellTexts } from './shell.texts.ts';

/** Coral: an item waits for the viewer. */
export function Waiting({ count }: { count: number }) {
  const texts = useTexts(shellTexts);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className={styles.unseen}>{texts.unread(count)}</span>
    </>
  );
}
