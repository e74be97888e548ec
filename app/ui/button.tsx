import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

type Look = { look?: 'primary' | 'secondary' | 'danger' | 'warning' | 'quiet'; wide?: boolean };

function classes({ look = 'primary', wide }: Look): string {
  return wide ? `${styles[look]} ${styles.wide}` : (styles[look] ?? '');
}

/** While busy it stays focusable and is announced as busy; a second press does nothing. */
export function Button({
  look,
  wide,
  busy,
  children,
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ look, wide })}
      data-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({ look, wide, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes({ look, wide })} />;
}
