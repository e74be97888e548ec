import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './tooltip.module.css';

/** A mark that explains itself when it is pointed at, focused or tapped; read out with its label. */
export function InfoTooltip({ label, text, icon = 'info' }: { label: string; text: string; icon?: IconName }) {
  const id = useId();
  return (
    <span className={styles.around}>
      <button type="button" className={styles.mark} aria-label={label} aria-describedby={id}>
        <Icon name={icon} />
      </button>
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}

/** The same around something that already does something: its name and the tooltip are one. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.around}>
      {children}
      <span aria-hidden="true" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
