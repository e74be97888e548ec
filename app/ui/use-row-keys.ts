import { type RefObject, useEffect, useRef } from 'react';

type Place = { row: Element; index: number };

/**
 * Keyboard shortcuts for the rows of a queue: j and k (or the arrows) move the focus from row to row, any other key
 * clicks the element with that `data-key`, in the row or else in `beside`, which shows the focused row. Only while the
 * focus is in the list, against accidental presses; a key that is held down acts once.
 * When the focused row is removed, the row that takes its place gets the focus, or <main> when no row is left.
 */
export function useRowKeys<List extends HTMLElement>(beside?: RefObject<HTMLElement | null>): RefObject<List | null> {
  const list = useRef<List>(null);
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const element = list.current;
    if (!element) {
      goOn(undefined, place.current);
      return;
    }
    const hear = (event: KeyboardEvent) => act(event, element, beside?.current);
    const enter = ({ target }: FocusEvent) => {
      place.current = placeOf(element, target as Element);
    };
    // A user who has moved the focus out of the list keeps it there; a dialog opened by a row counts as inside.
    const leave = () =>
      requestAnimationFrame(() => {
        const now = document.activeElement;
        if (place.current?.row.isConnected && !element.contains(now) && !isInDialog(now)) place.current = undefined;
      });
    element.addEventListener('keydown', hear);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    goOn(element, place.current);
    return () => {
      element.removeEventListener('keydown', hear);
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  });
  return list;
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function act(event: KeyboardEvent, list: HTMLElement, beside: HTMLElement | null | undefined): void {
  const from = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(from)) return;
  const found = placeOf(list, from);
  if (!found) return;
  const step = steps[event.key];
  const wanted = `[data-key="${CSS.escape(event.key.toLowerCase())}"]`;
  const pressed = found.row.querySelector<HTMLElement>(wanted) ?? beside?.querySelector<HTMLElement>(wanted);
  const next = focusable(list.children[found.index + (step ?? 0)]);
  if (step ? !next : !pressed) return;
  event.preventDefault();
  if (step) next?.focus();
  else if (!event.repeat) pressed?.click();
}

function placeOf(list: Element, inside: Element): Place | undefined {
  const index = [...list.children].findIndex((row) => row.contains(inside));
  const row = list.children[index];
  return row && { row, index };
}

function goOn(list: Element | undefined, place: Place | undefined): void {
  if (!place || place.row.isConnected || document.activeElement !== document.body) return;
  const rows = list?.children ?? [];
  const next = focusable(rows[Math.min(place.index, rows.length - 1)]) ?? document.querySelector('main');
  next?.focus({ preventScroll: next.matches('main') });
}

/** The element of a row that takes the focus: the row itself, or an element inside it. */
function focusable(row: Element | undefined): HTMLElement | null | undefined {
  return row?.matches('[data-row]') ? (row as HTMLElement) : row?.querySelector<HTMLElement>('[data-row]');
}

function isTyping(element: HTMLElement): boolean {
  return element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
}

function isInDialog(element: Element | null): boolean {
  return element?.closest('dialog') != null;
}
