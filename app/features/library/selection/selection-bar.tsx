import { selectionLimit } from '../../../../domain/library/selection/selection.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Candidate } from '../../../../server/services/library/selection/read-selection.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './selection.module.css';
import { selectionTexts } from './selection.texts.ts';

/** The number of selected developers and a link to the selection, at the bottom of the screen. */
export function SelectionBar({ candidates }: { candidates: readonly Candidate[] }) {
  const locale = useLocale();
  const { bar, full } = useTexts(selectionTexts);
  if (candidates.length === 0) return null;
  return (
    <aside className={styles.bar} aria-label={bar.label}>
      <span className={styles.faces}>
        {candidates.map(({ id, portrait }) => (
          <Portrait key={id} address={portrait} size={36} />
        ))}
      </span>
      <p>
        <span className={styles.long}>{bar.count(candidates.length, selectionLimit)}</span>
        <span className={styles.short}>{bar.short(candidates.length, selectionLimit)}</span>
      </p>
      <ButtonLink href={pathTo(locale, 'batch')}>{full.see}</ButtonLink>
    </aside>
  );
}
