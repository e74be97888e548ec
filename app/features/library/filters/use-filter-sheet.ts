import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { lockScroll } from '../../../ui/lock-scroll.ts';

/**
 * On a narrow screen the filters are a sheet. It opens and closes without JavaScript; with it, Escape closes it, moving
 * on with the keyboard closes it too, and the list behind does not scroll.
 */
export function useFilterSheet() {
  const panel = useRef<HTMLDetailsElement>(null);
  const unlock = useRef<() => void>(undefined);
  useEffect(() => () => unlock.current?.(), []);
  const close = () => {
    if (panel.current) panel.current.open = false;
  };
  const sheet = {
    onToggle: ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
      // The groups inside open and close as well.
      if (target !== currentTarget) return;
      unlock.current?.();
      unlock.current = currentTarget.open ? lockScroll() : undefined;
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
      if (key !== 'Escape' || !currentTarget.open) return;
      close();
      currentTarget.querySelector('summary')?.focus();
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  };
  return { panel, sheet, close };
}
