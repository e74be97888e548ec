import type { ReactNode } from 'react';
import { proficiencies, proficiencyOf } from '../../../domain/profile/cards/proficiency.ts';
import styles from './rows.module.css';

const steps = Object.values(proficiencies).toSorted((one, other) => one - other);

type Props = {
  children: ReactNode;
  /** From 0 to 100; null when it was not given: then nothing is drawn. */
  value: number | null;
  /** The level in words. */
  word: string | null;
};

/** How well something is known: its name, the level in words, and a bar with one step for each word. */
export function Level({ children, value, word }: Props) {
  return (
    <li className={styles.level}>
      {children} {word !== null && <span className={styles.under}>{word}</span>}
      {value !== null && (
        <span className={styles.steps} aria-hidden="true">
          {steps.map((step) => (
            <i key={step} data-on={step <= proficiencies[proficiencyOf(value)] || undefined} />
          ))}
        </span>
      )}
    </li>
  );
}
