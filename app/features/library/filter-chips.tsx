import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type ActiveFilter, withoutFilters } from './active-filters.ts';
import { filterTexts } from './filters.texts.ts';
import styles from './library.module.css';
import { linkTo } from './result-bar.tsx';

/** What narrows the list, each to be taken away by itself, or all at once. */
export function FilterChips({ active }: { active: ActiveFilter[] }) {
  const locale = useLocale();
  const texts = useTexts(filterTexts);
  const { search } = useLocation();
  const address = pathTo(locale, 'developers');
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={texts.active}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Link href={linkTo(address, without)} className={styles.chip} aria-label={texts.remove(label)}>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link href={linkTo(address, withoutFilters(search))} className={styles.clear}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
