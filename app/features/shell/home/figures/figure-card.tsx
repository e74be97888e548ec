import { type ReactNode, useId } from 'react';
import { Link } from '../../../../ui/link.tsx';
import page from '../../../../ui/page.module.css';
import styles from './figures.module.css';

type Props = {
  title: string;
  /** Where the figures come from, in full. */
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
};

export function FigureCard({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {more && (
        <p>
          <Link href={more.href}>{more.label}</Link>
        </p>
      )}
    </section>
  );
}
