import { useEffect, useRef } from 'react';

/**
 * The pressed button disappears with its step, so the focus moves to the start of the next step, or to its text box
 * if it has one, and the dialog scrolls to its top.
 */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) {
      const writing = place.current?.querySelector<HTMLElement>('textarea');
      (writing ?? place.current)?.focus({ preventScroll: true });
      place.current?.closest('dialog')?.scrollTo({ top: 0 });
    }
    last.current = step;
  }, [step]);
  return place;
}
