import { useRef } from 'react';

/** Names for the rows of a list in a form that stay with a row while others come, go and change places. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(next.current++);
  return {
    keyOf: (index: number) => keys.current[index] ?? index,
    removed: (index: number) => void keys.current.splice(index, 1),
    moved: (from: number, to: number) => void keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  };
}
