import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  /** What it does, in words: read out, and shown when it is pointed at. */
  label: string;
  danger?: boolean;
};

/** A round button with a drawing, large enough for a finger. */
export function IconButton({ icon, label, danger = false, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={danger ? styles.danger : styles.plain}
      aria-label={label}
      title={rest.title ?? label}
    >
      <Icon name={icon} />
    </button>
  );
}
