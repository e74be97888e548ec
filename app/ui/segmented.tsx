import type { MouseEvent, ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './segmented.module.css';

type Props<Value extends string> = {
  /** What is chosen; read by screen readers, not shown. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  choose: (value: Value, event: MouseEvent) => void;
  /** With a name, each button sends its value with the form around it, without JavaScript too. */
  name?: string;
};

/** One of a few choices, all of them visible. */
export function Segmented<Value extends string>({ label, options, value, choose, name }: Props<Value>) {
  return (
    <fieldset className={styles.segmented}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type={name ? 'submit' : 'button'}
          className={styles.segment}
          name={name}
          value={name && option.value}
          aria-pressed={option.value === value}
          onClick={(event) => choose(option.value, event)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

type Choice = {
  key: string;
  href: string;
  label: ReactNode;
  current: boolean;
  /** For a label that is only a picture. */
  name?: string;
};

/** The same with links: one page in a few views. */
export function SegmentedLinks({ label, links }: { label: string; links: readonly Choice[] }) {
  return (
    <nav className={styles.segmented} aria-label={label}>
      {links.map(({ key, href, label, current, name }) => (
        <Link
          key={key}
          href={href}
          className={styles.segment}
          aria-current={current ? 'true' : undefined}
          aria-label={name}
          title={name}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
