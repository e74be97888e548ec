import { useRef } from 'react';

/** Names for the rows of a list in a form that stay with a row while others come, go and change places. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(next.current++);
  return {
    keyOf: (index: number) => keys.current[index] ?? index,
    removed: (index: number) => {
      keys.current.splice(index, 1);
      focusAfterRemoval(index);
    },
    moved: (from: number, to: number) => void keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  };
}

/** The button that was pressed goes with its row: the focus moves to the next one, or to the button that adds one. */
function focusAfterRemoval(index: number): void {
  const form = document.activeElement?.closest('form');
  requestAnimationFrame(() => {
    const buttons = form?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? form?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
}
