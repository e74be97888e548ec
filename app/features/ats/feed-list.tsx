import type { FeedAddress } from '../../../domain/jobs/feeds/feed-address.ts';
import { useTexts } from '../../i18n/texts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';

/** The addresses of the feeds of offers, one for each format. */
export function FeedList({ feeds }: { feeds: readonly FeedAddress[] }) {
  const texts = useTexts(atsTexts);
  return (
    <ul className={styles.rows} aria-label={texts.feeds}>
      {feeds.map(({ file, url }) => (
        <li key={file} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>{texts.feed[file]}</p>
            <p className={styles.mono}>{url}</p>
          </div>
          <div className={styles.end}>
            <CopyButton text={url} label={texts.of(texts.copy, texts.feed[file])} done={texts.copied} />
          </div>
        </li>
      ))}
    </ul>
  );
}
