import { resultText } from '../../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import { Bar } from '../../../charts/bar.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { wishedPayTexts } from '../../../i18n/words/wished-pay.ts';
import chips from '../../../ui/chips.module.css';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { libraryTexts } from '../library.texts.ts';
import styles from './summary.module.css';
import { summaryTexts } from './summary.texts.ts';

type Props = {
  profile: LibraryEntry;
  /** The city that the page says already. */
  said?: string | null | undefined;
};

/** The main facts of a profile, as the CV library shows them: reading them costs no view. */
export function ProfileSummary({ profile, said }: Props) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const words = useTexts(summaryTexts);
  const pay = useTexts(wishedPayTexts);
  const { years, salary, dailyRate, city, wishes, remote, jobSearchState, technologies, tests, sentence } = profile;
  const facts: [string, string | null | undefined][] = [
    [words.search, texts.states[jobSearchState]],
    [words.years, years === null ? null : texts.years(years)],
    [words.city, city === said ? null : city],
    [words.wishes, wishes.join(', ')],
    [words.remote, remote && texts.remotes[remote]],
    salary === null && dailyRate !== null
      ? [words.dailyRate, pay.dailyRate(dailyRate)]
      : [words.salary, salary === null ? null : pay.salary(salary)],
  ];
  return (
    <section className={`${page.card} ${styles.summary}`} aria-labelledby="summary-title">
      <div className={styles.head}>
        <h2 id="summary-title" className={styles.heading}>
          {words.title}
        </h2>
        <Link href={pathTo(locale, 'profile', { alias: profile.alias })}>{words.open}</Link>
      </div>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      <dl className={styles.facts}>
        {facts.flatMap(([label, fact]) =>
          fact
            ? [
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{fact}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
      {technologies.length > 0 && (
        <ul className={chips.chips} aria-label={texts.technologies}>
          {technologies.map(({ id, name, handle }) => (
            <li key={id}>
              <TechnologyIcon handle={handle} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {tests.length > 0 && (
        <ul className={styles.tests} aria-label={words.tests}>
          {tests.map((test) => (
            <li key={test.id}>
              <span>{test.name}</span>
              {/* An empty bar would read as the last rank. */}
              {test.percent === undefined ? <span /> : <Bar value={100 - test.percent} most={100} />}
              <span>{resultText(locale, test)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
