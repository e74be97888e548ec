import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  danger?: boolean;
};

/** A round button with an icon, large enough for touch. */
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
