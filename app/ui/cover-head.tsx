import type { ReactNode } from 'react';
import { CompanyCover } from './company-cover.tsx';
import styles from './cover-head.module.css';

type Props = {
  seed: string;
  hue: number;
  /** The address of the logo. */
  logo: string | undefined;
  /** The name and the facts. */
  children: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
};

/** The head of a page about a company: its cover, its logo over the lower edge, then words and buttons. */
export function CoverHead({ seed, hue, logo, children, actions }: Props) {
  return (
    <header className={styles.head}>
      <CompanyCover seed={seed} hue={hue} />
      <div className={styles.body}>
        <span className={styles.logo}>{logo && <img src={logo} width={104} height={104} alt="" />}</span>
        <div className={styles.main}>
          <div className={styles.words}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </header>
  );
}
