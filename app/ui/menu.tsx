import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

/** A button that opens a short list of links and buttons. Opens without JavaScript; closes after a choice. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
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
  return (
    <details
      ref={frame}
      className={styles.menu}
      onToggle={({ currentTarget }) => keepInView(currentTarget)}
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && shut()}
    >
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item fires a click, which bubbles to this list */}
      <ul className={styles.items} onClick={shut}>
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

export function MenuButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={styles.item} onClick={onClick}>
        {children}
      </button>
    </li>
  );
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
