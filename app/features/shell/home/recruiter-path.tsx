import type { ReactNode } from 'react';
import page from '../../../ui/page.module.css';
import styles from './recruiter-path.module.css';

type PathStep = { title: string; text: string };

type Props = {
  /** One of app/ui/drawings. */
  drawing: ReactNode;
  title: string;
  text: string;
  /** The one next step: a button or a link. */
  action: ReactNode;
  /** Heads the steps for screen readers. */
  label: string;
  steps: PathStep[];
  /** The step under way: those before it are finished. */
  current: number;
};

/** Where a recruiter stands on the way to the CV library, and what comes next. */
export function RecruiterPath({ drawing, title, text, action, label, steps, current }: Props) {
  return (
    <section className={`${page.card} ${styles.path}`} aria-labelledby="path-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="path-title" className={styles.title}>
            {title}
          </h2>
          <p>{text}</p>
          <p>{action}</p>
        </div>
        {drawing}
      </div>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, place) => (
          <li
            key={step.title}
            data-done={place < current || undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <strong>{step.title}</strong>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
