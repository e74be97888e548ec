import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
const edge = 8;
const tallest = 264;
/** With less room than this below the field, and more above it, the list opens upwards. */
const comfortable = 160;

/** Keeps a list next to its field in the visible part of the screen (without the on-screen keyboard) on scroll. */
export function useFloating(
  open: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [from, floating, seen] = [field.current, list.current, window.visualViewport];
    if (!open || !from || !floating) return;
    floating.showPopover?.();
    const place = () => {
      const { top, bottom, left, width } = from.getBoundingClientRect();
      const ceiling = seen?.offsetTop ?? 0;
      const below = ceiling + (seen?.height ?? window.innerHeight) - bottom - gap - edge;
      const above = top - ceiling - gap - edge;
      const upwards = below < comfortable && above > below;
      Object.assign(floating.style, {
        left: `${left}px`,
        width: `${width}px`,
        top: upwards ? 'auto' : `${bottom + gap}px`,
        bottom: upwards ? `${document.documentElement.clientHeight - top + gap}px` : 'auto',
        maxHeight: `${Math.max(0, Math.min(tallest, upwards ? above : below))}px`,
      });
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    seen?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      seen?.removeEventListener('resize', place);
    };
  }, [open, field, list]);
}
