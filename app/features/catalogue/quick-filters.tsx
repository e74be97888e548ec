import { useLocation } from 'react-router';
import { catalogueString, isExactly } from '../../../domain/catalogue/search-string.ts';
import { useTexts } from '../../i18n/texts.ts';
import chips from '../../ui/chips.module.css';
import { Link } from '../../ui/link.tsx';
import { catalogueTexts } from './catalogue.texts.ts';
import styles from './filters.module.css';
import { linkTo } from './link-to.ts';

/** Each link sets one filter and removes all others; the active one removes every filter. */
export function QuickFilters() {
  const texts = useTexts(catalogueTexts);
  const { pathname, search } = useLocation();
  const filters = [
    { name: 'status', value: 'PUBLISHED', label: texts.published },
    { name: 'status', value: 'WAITING_FOR_VALIDATION', label: texts.waiting },
    { name: 'sort', value: 'newest', label: texts.sorts.newest },
  ] as const;
  return (
    <ul className={styles.quick} aria-label={texts.quick}>
      {filters.map(({ name, value, label }) => {
        const active = isExactly(search, name, value);
        return (
          <li key={value}>
            <Link
              href={linkTo(pathname, active ? '' : catalogueString([[name, value]]))}
              className={chips.press}
              aria-current={active ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
