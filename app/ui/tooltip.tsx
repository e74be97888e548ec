import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './tooltip.module.css';

/** `align: 'start'` for an icon at the start of a line; otherwise the tooltip is aligned to the end. */
type Words = { text: string; align?: 'start' };

/** An icon whose tooltip is shown on hover, focus or tap, and read by screen readers after its label. */
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

/** A tooltip around a button or link whose accessible name is the same text, hence hidden from screen readers. */
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
