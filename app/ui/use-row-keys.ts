import { type RefObject, useEffect, useRef } from 'react';

/**
 * One key per act, in lists that are worked through: j and k (or the arrows) go from row to row, any other letter presses
 * what carries it as `data-key` in the row. Only while the focus is in the list, so that nobody types into it by accident.
 */
export function useRowKeys<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const element = list.current;
    const hear = (event: KeyboardEvent) => act(event, element);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  });
  return list;
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function act(event: KeyboardEvent, list: HTMLElement | null): void {
  const from = event.target as HTMLElement;
  if (!list || event.ctrlKey || event.metaKey || event.altKey || isTyping(from)) return;
  const rows = [...list.children];
  const index = rows.findIndex((row) => row.contains(from));
  if (index < 0) return;
  const step = steps[event.key];
  const pressed = rows[index]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  const next = rows[index + (step ?? 0)]?.querySelector<HTMLElement>('[data-row]');
  if (step ? !next : !pressed) return;
  event.preventDefault();
  if (step) next?.focus();
  else pressed?.click();
}

function isTyping(element: HTMLElement): boolean {
  return element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
}
