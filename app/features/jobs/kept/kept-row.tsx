import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Basket } from '../../../ui/drawings/basket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import styles from './kept.module.css';

type Props = {
  logo: string | undefined;
  title: string;
  /** Without it, what was kept is no longer there to be opened. */
  href: string | undefined;
  /** When it was kept. */
  facts: ReactNode;
  remove: { label: string; name: string; busy: boolean; run: () => Promise<boolean> };
  children: ReactNode;
};

/** A row of a list that a developer keeps: offers, companies. The whole row is a link. */
export function KeptRow({ logo, title, href, facts, remove, children }: Props) {
  const { revalidate } = useRevalidator();
  const act = async () => {
    if (await remove.run()) await revalidate();
  };
  return (
    <li className={styles.row}>
      <CompanyLogo address={logo} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {href ? (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {children}
        <div className={styles.line}>
          <p className={styles.facts}>{facts}</p>
          <div className={styles.act}>
            <Button look="quiet" busy={remove.busy} aria-label={remove.name} onClick={() => void act()}>
              {remove.label}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}

/** Such a list without any row: what it is for, and where to begin. */
export function NothingKept({ texts, href }: { texts: { title: string; text: string; go: string }; href: string }) {
  return (
    <EmptyState drawing={<Basket />} title={texts.title} action={<ButtonLink href={href}>{texts.go}</ButtonLink>}>
      <p>{texts.text}</p>
    </EmptyState>
  );
}
