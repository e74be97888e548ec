import { Fragment, type ReactNode } from 'react';
import { resultText } from '../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { NamedFit } from '../../../server/services/fit/explain-people.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-entries.ts';
import { FitReasons } from '../../fit/fit-reasons.tsx';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import chips from '../../ui/chips.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './entry.module.css';
import { libraryTexts } from './library.texts.ts';

type Props = {
  entry: Entry & { fit?: NamedFit };
  brand: string;
  /** If set, the profile cannot be opened today: a click calls this instead. */
  refuse?: (() => void) | undefined;
  /** The actions on the entry, in the recruiter's own lists. */
  children?: ReactNode;
};

/** One developer of the list; the whole entry is a link to the profile. */
export function LibraryEntry({ entry, brand, refuse, children }: Props) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const facts = [entry.profession, entry.city, entry.years === null ? null : texts.years(entry.years)];
  const wishes = entry.wishes.length > 0 ? texts.wishes(entry.wishes.join(', ')) : null;
  const remote = entry.remote === null ? null : (texts.remotes[entry.remote] ?? null);
  const wanted = [wishes, remote].filter((part) => part !== null).join('\u00a0· ');
  return (
    <li className={styles.entry} data-seen={entry.seenAt ? true : undefined}>
      <div className={styles.person}>
        <Portrait address={entry.portrait} size={64} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link
              href={pathTo(locale, 'profile', { alias: entry.alias })}
              onClick={
                refuse &&
                ((event) => {
                  event.preventDefault();
                  refuse();
                })
              }
            >
              {entry.name || texts.someone}
            </Link>
          </h3>
          <Facts facts={facts} />
          {wanted && <p className={styles.facts}>{wanted}</p>}
        </div>
      </div>
      {entry.sentence && <p className={styles.sentence}>{entry.sentence}</p>}
      {entry.technologies.length > 0 && (
        <ul className={`${chips.chips} ${styles.technologies}`} aria-label={texts.technologies}>
          {entry.technologies.map(({ id, name, handle }) => (
            <li key={id}>
              <TechnologyIcon handle={handle} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {entry.tests.length > 0 && (
        <p className={styles.tests}>
          {entry.tests.map(({ id, name, ...result }) => (
            <span key={id}>{texts.test(name, resultText(locale, result))}</span>
          ))}
        </p>
      )}
      {entry.fit && <FitReasons fit={entry.fit} />}
      <p className={styles.foot}>
        <span className={styles.state} data-state={entry.jobSearchState}>
          {texts.states[entry.jobSearchState]}
        </span>
        <span className={styles.marks}>
          {entry.seenAt && (
            <span className={styles.seen}>
              <Icon name="eye" size={16} />
              {texts.seen(day(locale, entry.seenAt))}
            </span>
          )}
          {entry.badge && (
            <span className={styles.badge}>
              <Icon name="star" size={16} />
              {texts.badges[entry.badge](brand)}
            </span>
          )}
        </span>
      </p>
      {children}
    </li>
  );
}

/** Each fact stays on one line while there is enough width. */
function Facts({ facts }: { facts: (string | null)[] }) {
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return (
    <p className={styles.facts}>
      {known.map((fact, index) => (
        <Fragment key={fact}>
          <span>{index < known.length - 1 ? `${fact}\u00a0·` : fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
