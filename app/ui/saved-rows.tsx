import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './saved-rows.module.css';

/** What a person has saved under names, one card each. */
export function SavedRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  name: string;
  href: string;
  alert: { label: string; on: boolean };
  since: ReactNode;
  /** Between the facts and the actions. */
  detail?: ReactNode;
  actions: ReactNode;
  /** Below the actions. */
  children?: ReactNode;
};

export function SavedRow({ name, href, alert, since, detail, actions, children }: Props) {
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>
        <Link href={href}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        <span className={styles.alert} data-on={alert.on || undefined}>
          <Icon name="bell" size={16} />
          {alert.label}
        </span>
        <span>{since}</span>
      </p>
      {detail}
      <div className={styles.actions}>{actions}</div>
      {children}
    </li>
  );
}
