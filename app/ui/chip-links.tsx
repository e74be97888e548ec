import styles from './chips.module.css';
import { Link } from './link.tsx';
import type { Tab } from './tabs.tsx';

/** A row of chips that narrow the list below, one of them current. For the lists of a subject there are tabs. */
export function ChipLinks({ label, links }: { label: string; links: readonly Tab[] }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {links.map(({ key, href, label, count, current }) => (
        <Link key={key} href={href} className={styles.press} aria-current={current ? 'page' : undefined}>
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
