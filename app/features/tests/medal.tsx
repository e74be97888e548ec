import type { Medal as Kind } from '../../../domain/tests/ranking.ts';
import { useTexts } from '../../i18n/texts.ts';
import styles from './medal.module.css';
import { placeTexts } from './place.texts.ts';

/** Said in words too: a colour alone tells nothing to who does not see it. */
export function Medal({ kind, size = 22 }: { kind: Kind; size?: number }) {
  const texts = useTexts(placeTexts);
  return (
    <svg className={styles[kind]} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={texts[kind]}>
      <path d="M7 2h4l2 6H9zM17 2h-4l-2 6h4z" opacity="0.55" />
      <circle cx="12" cy="15" r="7" />
      <path
        d="M12 11l1.300 2.600 2.900.4-2.100 2 .5 2.900-2.600-1.400-2.600 1.400.5-2.900-2.100-2 2.900-.4z"
        className={styles.star}
      />
    </svg>
  );
}
