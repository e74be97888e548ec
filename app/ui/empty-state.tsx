import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  /** One of app/ui/drawings. */
  drawing: ReactNode;
  /** Says what belongs here. */
  title?: string;
  /** The one next step: a button or a link. */
  action?: ReactNode;
  children?: ReactNode;
};

/** In the place of a list without rows. */
export function EmptyState({ drawing, title, action, children }: Props) {
  return (
    <div className={styles.empty}>
      {drawing}
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
