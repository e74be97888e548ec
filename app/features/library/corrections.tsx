import { useLocation } from 'react-router';
import { searchString } from '../../../domain/library/search-string.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { LibraryCorrection } from '../../../server/services/library/read-library.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import type { ActiveFilter } from './filters/active-filters.ts';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';
import { linkTo } from './link-to.ts';

type Props = { corrections: LibraryCorrection[]; active: ActiveFilter[] };

/** What misspelt words were read as, with links that search them as they are. */
export function Corrections({ corrections, active }: Props) {
  const texts = useTexts(libraryTexts);
  const address = pathTo(useLocale(), 'developers');
  const { search } = useLocation();
  const withText = (text: string) =>
    searchString([...new URLSearchParams(search)].map(([name, value]) => [name, name === 'query' ? text : value]));
  return corrections.map(({ typed, key, asTyped }) => (
    <p key={typed} className={styles.corrected}>
      {texts.corrected(active.find((one) => one.key === key)?.label ?? typed)}{' '}
      <Link href={linkTo(address, withText(asTyped))}>{texts.asTyped(typed)}</Link>
    </p>
  ));
}
