import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Tone = 'info' | 'good' | 'warning' | 'error';

/** A message that stays in the page. Screen readers announce errors at once, other tones only when reached. */
export function Notice({ tone = 'info', title, children }: { tone?: Tone; title?: string; children?: ReactNode }) {
  return (
    <div className={styles[tone]} role={tone === 'error' ? 'alert' : undefined}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
