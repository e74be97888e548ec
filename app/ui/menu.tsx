import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './menu.module.css';

type Props = {
  label: string;
  /** Shown instead of the label, which screen readers still read. The list then ends below the end of the button. */
  icon?: IconName;
  /** Each time it is opened: for entries that are loaded then. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A button that opens a short list of links and buttons. Opens without JavaScript; closes after a choice. */
export function Menu({ label, icon, onOpen, children }: Props) {
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = frame.current;
      if (!details?.open) return;
      const inside = details.contains(event.target as Node);
      if (event.type === 'pointerdown' ? inside : (event as KeyboardEvent).key !== 'Escape') return;
      details.open = false;
      if (event.type === 'keydown' && inside) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const shut = () => {
    if (frame.current) frame.current.open = false;
  };
  /** The button gets the focus: the chosen entry is no longer visible, and a dialog gives the focus back to its opener. */
  const choose = () => {
    if (frame.current?.open) frame.current.querySelector('summary')?.focus();
    shut();
  };
  return (
    <details
      ref={frame}
      className={styles.menu}
      onToggle={({ currentTarget }) => {
        keepInView(currentTarget);
        if (currentTarget.open) onOpen?.();
      }}
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && shut()}
    >
      {icon ? (
        <summary className={styles.icon} aria-label={label} title={label}>
          <Icon name={icon} size={20} />
        </summary>
      ) : (
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron" size={16} />
        </summary>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item fires a click, which bubbles to this list */}
      <ul className={icon ? styles.atEnd : styles.items} onClick={choose}>
        {children}
      </ul>
    </details>
  );
}

/** Moves the list to the left when it would leave the screen on the right. */
function keepInView(details: HTMLDetailsElement): void {
  const list = details.querySelector('ul');
  if (!details.open || !list) return;
  list.style.translate = '';
  // On a phone the list is a sheet of the full width.
  if (getComputedStyle(list).position === 'fixed') return;
  const { right } = list.getBoundingClientRect();
  const beyond = right + 8 - document.documentElement.clientWidth;
  if (beyond > 0) list.style.translate = `${-beyond}px`;
}

type ButtonProps = {
  children: ReactNode;
  onClick: () => void;
  /** What it does is hard to undo. */
  danger?: boolean;
  /** One that is on or off: with a tick when it is on. */
  pressed?: boolean;
};

export function MenuButton({ children, onClick, danger = false, pressed }: ButtonProps) {
  return (
    <li>
      <button type="button" className={danger ? styles.danger : styles.item} aria-pressed={pressed} onClick={onClick}>
        {pressed && <Icon name="check" size={16} />}
        {children}
      </button>
    </li>
  );
}

export function MenuLink({ children, href }: { children: ReactNode; href: string }) {
  return (
    <li>
      <Link className={styles.item} href={href}>
        {children}
      </Link>
    </li>
  );
}

/** A line between two groups of entries. */
export function MenuLine() {
  return <li className={styles.line} aria-hidden="true" />;
}

export function MenuDownload({ children, href }: { children: ReactNode; href: string }) {
  return (
    <li>
      <a className={styles.item} href={href} download>
        {children}
      </a>
    </li>
  );
}
