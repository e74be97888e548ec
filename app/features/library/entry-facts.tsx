import { Fragment } from 'react';
import { resultText } from '../../../domain/assessments/rating/result-text.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-entries.ts';
import { Bar } from '../../charts/bar.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useWishedPay } from '../../i18n/words/wished-pay.ts';
import styles from './entry.module.css';
import { libraryTexts } from './library.texts.ts';

/** The profession, where the person is and wants to be, and the wish for remote work. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const texts = useTexts(libraryTexts);
  const { profession, years, city, wishes, remote } = entry;
  const wished = wishes.join(', ');
  // Who wants to stay where they are has no arrow.
  const place = (city || wished) && (
    <>
      {city}
      {wished && <span className={styles.unseen}> {texts.wishes(wished)}</span>}
      {wished && wished !== city && (
        <span aria-hidden="true">
          {' '}
          →{'\u00a0'}
          {wished}
        </span>
      )}
    </>
  );
  const facts = [
    { key: 'profession', fact: profession },
    { key: 'years', fact: years === null ? null : texts.years(years) },
    { key: 'place', fact: place },
    { key: 'remote', fact: remote === null ? null : texts.remotes[remote] },
  ].filter(({ fact }) => Boolean(fact));
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map(({ key, fact }) => (
        <Fragment key={key}>
          <span data-fact={key}>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** What the person asks for: a salary, or a daily rate. */
export function Pay({ entry }: { entry: Entry }) {
  const wished = useWishedPay(entry);
  if (!wished) return null;
  return (
    <span className={styles.pay}>
      <span className={styles.unseen}>{wished.label} </span>
      {wished.pay}
    </span>
  );
}

/** The best shown test: a long bar is a good rank. */
export function BestTest({ entry: { tests } }: { entry: Entry }) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const [best] = tests;
  if (!best) return null;
  const { name, percent } = best;
  const whole = texts.test(name, resultText(locale, best));
  return (
    <span className={styles.test} title={whole}>
      <span className={styles.unseen}>{whole}</span>
      <span aria-hidden="true">{name}</span>
      {percent !== undefined && (
        <span className={styles.rank} aria-hidden="true">
          <Bar value={100 - percent} most={100} />
        </span>
      )}
      <span aria-hidden="true">{texts.best(percent)}</span>
    </span>
  );
}
