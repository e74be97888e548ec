import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** `waiting`: how many things there wait for the visitor. */
export type NavigationLink = { key: string; href: string; text: string; waiting: number };

/** Opens and closes without script; with it, also by Escape, by a click elsewhere and by going to another page. */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const page = useRef(key);

  useEffect(() => {
    // Somebody may have opened it before the script was there.
    if (page.current !== key) menu.current?.removeAttribute('open');
    page.current = key;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event instanceof PointerEvent && element.contains(event.target as Node)) return;
      element.open = false;
      if (event instanceof KeyboardEvent) element.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return menu;
}
