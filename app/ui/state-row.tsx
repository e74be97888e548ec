import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './state-row.module.css';

type Props = {
  icon: IconName;
  /** `good` for what is in order, `open` for what waits for a decision. */
  tone?: 'good' | 'open' | 'neutral';
  title: ReactNode;
  /** More about it, below the title. */
  note?: ReactNode;
  /** Buttons at the end of the row. */
  action?: ReactNode;
};

/** How something stands, at a glance: an icon in its colour, a sentence, and what can be done about it. */
export function StateRow({ icon, tone = 'neutral', title, note, action }: Props) {
  return (
    <div className={styles.row}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
