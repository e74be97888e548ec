import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './settings-section.module.css';

type Props = {
  title: string;
  /** What it is about, in a sentence or two. */
  lead?: ReactNode;
  /** Before the title, for finding the subject again. */
  icon?: IconName;
  /** What cannot be undone is set apart. */
  danger?: boolean;
  /** A badge after the title. */
  state?: ReactNode;
  /** The id that links lead to. */
  anchor?: string | undefined;
  /** One line or one button needs no card. */
  plain?: boolean;
  children: ReactNode;
};

/** A subject of a settings page: on a wide screen its title and explanation stand left of the card with its fields. */
export function SettingsSection({ title, lead, icon, danger = false, state, anchor, plain = false, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id} data-danger={danger || undefined}>
      <div className={styles.about}>
        <div className={styles.head}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <h2 id={id}>{title}</h2>
          {state}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.card} data-plain={plain || undefined}>
        {children}
      </div>
    </section>
  );
}

export function SettingsSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
