import { Fragment } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-library.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import chips from '../../ui/chips.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';

/** One person as the list shows them; the whole of it leads to their profile. */
export function LibraryEntry({ entry, brand }: { entry: Entry; brand: string }) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const facts = [entry.profession, entry.city, entry.years === null ? null : texts.years(entry.years)];
  return (
    <li className={styles.entry}>
      <div className={styles.person}>
        <Portrait address={entry.portrait} size={64} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={pathTo(locale, 'profile', { alias: entry.alias })}>{entry.name || texts.someone}</Link>
          </h2>
          <Facts facts={facts} />
        </div>
      </div>
      {entry.sentence && <p className={styles.sentence}>{entry.sentence}</p>}
      {entry.technologies.length > 0 && (
        <ul className={chips.chips} aria-label={texts.technologies}>
          {entry.technologies.map(({ id, name, handle }) => (
            <li key={id}>
              <TechnologyIcon handle={handle} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <span className={styles.state} data-state={entry.searchState}>
          {texts.states[entry.searchState]}
        </span>
        {entry.badge && (
          <span className={styles.badge}>
            <Icon name="star" size={16} />
            {texts.badges[entry.badge](brand)}
          </span>
        )}
      </p>
    </li>
  );
}

/** Each on one line as long as there is room for it. */
function Facts({ facts }: { facts: (string | null)[] }) {
  const known = facts.filter((fact) => fact !== null);
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
