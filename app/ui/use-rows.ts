import { useRef } from 'react';

/** The rows of a list in a form: adds, changes, deletes and moves them; each row keeps its React key. */
export function useRows<Row>(rows: readonly Row[], set: (rows: Row[]) => void) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < rows.length) keys.current.push(next.current++);
  return {
    keyOf: (index: number) => keys.current[index] ?? index,
    add: (row: Row) => set([...rows, row]),
    replace: (index: number, row: Row) => set(rows.map((one, at) => (at === index ? row : one))),
    remove: (index: number) => {
      keys.current.splice(index, 1);
      set(rows.filter((_, at) => at !== index));
      focusAfterRemoval(index);
    },
    move: (from: number, to: number) => {
      keys.current = carried(keys.current, from, to);
      set(carried(rows, from, to));
    },
  };
}

/** The list with one row moved; an index out of range changes nothing. */
export function carried<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (from in moved && to in moved) moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The pressed button is removed with its row: the focus moves to the next delete button, or to the add button. */
function focusAfterRemoval(index: number): void {
  const form = document.activeElement?.closest('form');
  requestAnimationFrame(() => {
    const buttons = form?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? form?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
}
