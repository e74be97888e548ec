import { useEffect, useRef } from 'react';

/**
 * The button that was pressed leaves with its step: whoever uses the keyboard goes on at the head of the next one, and
 * everybody sees it from its title down.
 */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) {
      place.current?.focus({ preventScroll: true });
      place.current?.closest('[aria-modal]')?.scrollTo({ top: 0 });
    }
    last.current = step;
  }, [step]);
  return place;
}
