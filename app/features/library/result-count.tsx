import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import styles from './head.module.css';
import { libraryTexts } from './library.texts.ts';
import { type Allowance, ViewsLeft } from './views-left.tsx';

/** The number of profiles, and what is left of today's views. */
export function ResultCount({ total, allowance }: { total: number; allowance: Allowance | undefined }) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  return (
    <>
      <h2 id="library-count" className={styles.total}>
        <span role="status">{texts.total(wholeNumber(locale, total), total)}</span>
      </h2>
      {allowance && <ViewsLeft {...allowance} />}
    </>
  );
}
