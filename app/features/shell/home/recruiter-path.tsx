import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
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
  /** Between the words and the drawing. */
  aside?: ReactNode;
  /** Heads the steps for screen readers. */
  label: string;
  steps: PathStep[];
  /** The step under way: those before it are finished. */
  current: number;
};

/** Where a recruiter stands on the way to the CV library, and what comes next. */
export function RecruiterPath({ drawing, title, text, action, aside, label, steps, current }: Props) {
  return (
    <section className={`${page.card} ${styles.path}`} aria-labelledby="path-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="path-title" className={styles.title}>
            {title}
          </h2>
          <p>{text}</p>
          <div className={styles.actions}>{action}</div>
        </div>
        {aside}
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

type ChoiceProps = {
  icon: IconName;
  title: string;
  href: string;
  action: string;
  children: ReactNode;
};

/** Something that can be done now: the whole card leads to it. */
export function PathChoice({ icon, title, href, action, children }: ChoiceProps) {
  return (
    <section className={styles.choice}>
      <span>
        <Icon name={icon} size={20} />
      </span>
      <h3>{title}</h3>
      <div>
        {children}
        <Link href={href}>{action}</Link>
      </div>
    </section>
  );
}

/** What is worth a look until the next step is possible. */
export function Meanwhile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.meanwhile} aria-labelledby="meanwhile-title">
      <h2 id="meanwhile-title">{title}</h2>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
