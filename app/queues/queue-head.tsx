import type { ReactNode } from 'react';
import styles from './queues.module.css';

/** The tab bar of a queue, and its search (`inField`) at the end of the same row; below each other on a phone. */
export function QueueHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
