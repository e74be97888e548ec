import { type RefObject, useEffect } from 'react';

const acts: Record<string, string> = { a: 'accept', r: 'decline', e: 'edit' };

/** J and K go from one question to the next; A, R and E press the buttons of the one that has the focus. */
export function useReviewKeys(list: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
      const at = cards.findIndex((card) => card.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') return go(cards[key === 'j' ? at + 1 : Math.max(0, at - 1)], event);
      const button = acts[key] && cards[at]?.querySelector<HTMLElement>(`[data-act="${acts[key]}"]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [list, active]);
}

function go(card: HTMLElement | undefined, event: KeyboardEvent): void {
  if (!card) return;
  event.preventDefault();
  card.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
}
