import { type CompanyAnswers, mostRows, percent } from '../../../../domain/moderation/figures/figures.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { oneDecimal, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Duck } from '../../../ui/drawings/duck.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';
import { ScrollingTable } from './scrolling-table.tsx';

const dayMilliseconds = 86_400_000;

/** The companies whose applicants wait (longest first), with how long they wait and how the company answers otherwise. */
export function CompanyList({ companies, madeAt }: { companies: CompanyAnswers[]; madeAt: string }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  if (companies.length === 0) return <EmptyState drawing={<Duck />} title={texts.noDebt} />;
  const waitedDays = (since: string | null) =>
    since ? Math.floor((Date.parse(madeAt) - Date.parse(since)) / dayMilliseconds) : 0;
  const days = (value: number | null) =>
    value === null ? '–' : texts.days(oneDecimal(locale, value), value >= 2 || (locale === 'en' && value !== 1));
  return (
    <>
      {companies.length > mostRows.companies && <p className={styles.muted}>{texts.first(mostRows.companies)}</p>}
      <div className={styles.companies}>
        <ScrollingTable name="companies">
          <thead>
            <tr>
              <th scope="col">{texts.company}</th>
              <th scope="col">{texts.since}</th>
              <th scope="col">{texts.waiting}</th>
              <th scope="col">{texts.answeredShare}</th>
              <th scope="col">{texts.medianDays}</th>
              <th scope="col">{texts.ninthDecileDays}</th>
            </tr>
          </thead>
          <tbody>
            {companies.slice(0, mostRows.companies).map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link href={pathTo(locale, 'company', { alias: one.alias })}>{one.name}</Link>
                </th>
                <td className={styles.warning}>{days(waitedDays(one.waitingSince))}</td>
                <td data-label={texts.waiting}>{wholeNumber(locale, one.waiting)}</td>
                <td data-label={texts.answeredShare}>{percent(one.answered, one.applications)} %</td>
                <td data-label={texts.medianDays}>
                  {one.medianDays === null ? '–' : oneDecimal(locale, one.medianDays)}
                </td>
                <td data-label={texts.ninthDecileDays}>
                  {one.ninthDecileDays === null ? '–' : oneDecimal(locale, one.ninthDecileDays)}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </div>
    </>
  );
}
