import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './tooltip.module.css';

/** `align`: on which side it begins; the end, unless the mark stands at the start of a line. */
type Words = { text: string; align?: 'start' };

/** A mark that explains itself when it is pointed at, focused or tapped; read out with its label. */
export function InfoTooltip({ label, text, icon = 'info', align }: Words & { label: string; icon?: IconName }) {
  const id = useId();
  return (
    <span className={styles.around} data-align={align}>
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
export function Tooltip({ text, align, children }: Words & { children: ReactNode }) {
  return (
    <span className={styles.around} data-align={align}>
      {children}
      <span aria-hidden="true" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
