import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Destination } from './navigation/links.ts';

/** `waiting`: the number of unread items. */
export type NavigationLink = { key: Destination; href: string; text: string; waiting: number };

/** Opens and closes without JavaScript; with it, also closes on Escape, on a click elsewhere and on navigation. */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const page = useRef(key);

  useEffect(() => {
    // Only after a navigation: the user may have opened the menu before the script was loaded.
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
