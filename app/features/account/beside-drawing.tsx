import type { ReactNode } from 'react';
import styles from './beside-drawing.module.css';

type Props = {
  drawing: ReactNode;
  sentence: string;
  /** Beside a long form: what stands above the drawing, on a wide screen only. */
  above?: ReactNode;
  children: ReactNode;
};

/** A page that is one form; a wide screen has a drawing and a sentence beside it. */
export function BesideDrawing({ drawing, sentence, above, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.form}>{children}</div>
      <div className={above ? styles.filled : styles.beside}>
        {above && <div className={styles.above}>{above}</div>}
        <div className={styles.foot}>
          {drawing}
          <p>{sentence}</p>
        </div>
      </div>
    </div>
  );
}

/** Two short fields of such a form. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
