import { pathTo } from '../../../domain/paths.ts';
import type { LibraryEntry } from '../../../server/services/library/read-entries.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { UnbrokenFacts } from '../../i18n/unbroken.tsx';
import { Link } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';

/** Opening one counts as a view, as from the list. */
export function SimilarProfiles({ people }: { people: readonly LibraryEntry[] }) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  return (
    <section className={styles.similar} aria-labelledby="similar-profiles">
      <h2 id="similar-profiles">{texts.similar}</h2>
      <p className={styles.muted}>{texts.similarText}</p>
      <ul>
        {people.map(({ id, alias, name, portrait, profession, city, years, technologies }) => (
          <li key={id}>
            <Link href={pathTo(locale, 'profile', { alias })} className={styles.similarPerson}>
              <Portrait address={portrait} size={48} />
              <span>
                <strong>{name || texts.someone}</strong>
                {profession && <span>{profession}</span>}
                <span>
                  <UnbrokenFacts facts={[city, years === null ? null : texts.years(years)]} />
                </span>
                <span>{technologies.map((one) => one.name).join(', ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
