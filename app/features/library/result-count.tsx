import type { Left } from '../../../domain/companies/plans/allowance.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import styles from './head.module.css';
import { libraryTexts } from './library.texts.ts';
import { LeftToday } from './views-left.tsx';

type Props = { total: number; views: Left | undefined; requests: Left | undefined };

/** The number of profiles, and what is left of the plan today. */
export function ResultCount({ total, views, requests }: Props) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  return (
    <>
      <h2 id="library-count" className={styles.total}>
        <span role="status">{texts.total(wholeNumber(locale, total), total)}</span>
      </h2>
      <LeftToday views={views} requests={requests} />
    </>
  );
}
