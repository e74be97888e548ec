import styles from './filter-chips.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Props = {
  /** `href` is the address of the list without this filter. */
  chosen: readonly { key: string; label: string; href: string }[];
  /** The address of the list without filters. */
  clear: string;
  texts: { active: string; remove: (label: string) => string; clear: string };
};

/** The active filters of a list, with links to remove one or all. */
export function FilterChips({ chosen, clear, texts }: Props) {
  return (
    <ul className={styles.chips} aria-label={texts.active}>
      {chosen.map(({ key, label, href }) => (
        <li key={key}>
          <Link href={href} className={styles.chip} aria-label={texts.remove(label)}>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clear} className={styles.clear}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
