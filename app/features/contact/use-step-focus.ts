import { useEffect, useRef } from 'react';

/**
 * The button that was pressed leaves with its step: whoever uses the keyboard goes on at the head of the next one, and
 * everybody sees it from its title down. Where a step is there to write in, one writes at once.
 */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) {
      const writing = place.current?.querySelector<HTMLElement>('textarea');
      (writing ?? place.current)?.focus({ preventScroll: true });
      place.current?.closest('[aria-modal]')?.scrollTo({ top: 0 });
    }
    last.current = step;
  }, [step]);
  return place;
}
