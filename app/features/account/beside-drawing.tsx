import type { ReactNode } from 'react';
import styles from './beside-drawing.module.css';

type Props = { drawing: ReactNode; sentence: string; children: ReactNode };

/** A page that is one form; a wide screen has a drawing and a sentence beside it. */
export function BesideDrawing({ drawing, sentence, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.form}>{children}</div>
      <div className={styles.beside}>
        {drawing}
        <p>{sentence}</p>
      </div>
    </div>
  );
}

/** Two short fields of such a form. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
