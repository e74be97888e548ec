import { pathTo } from '../../../domain/paths.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-library.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';
import { LibraryEntry } from './library-entry.tsx';

type Props = {
  entries: Entry[];
  next: string | undefined;
  /** This page is not the first one. */
  further: boolean;
  brand: string;
};

export function LibraryList({ entries, next, further, brand }: Props) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const address = pathTo(locale, 'developers');
  return (
    <>
      {entries.length > 0 ? (
        <ul className={styles.list} aria-label={texts.list}>
          {entries.map((entry) => (
            <LibraryEntry key={entry.id} entry={entry} brand={brand} />
          ))}
        </ul>
      ) : (
        <Nobody further={further} />
      )}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={`${address}?after=${next}`} rel="next">
              {texts.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function Nobody({ further }: { further: boolean }) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  return (
    <div className={styles.empty}>
      {further ? (
        <Notice title={texts.end.title}>
          <p>{texts.end.text}</p>
        </Notice>
      ) : (
        <Notice title={texts.empty.title}>
          <p>{texts.empty.text}</p>
          <p>
            <ButtonLink href={pathTo(locale, 'contact')}>{texts.empty.write}</ButtonLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
