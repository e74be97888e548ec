import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './reorder.module.css';

type Labels = { drag: string; up: string; down: string };
type Props = {
  count: number;
  keyOf: (index: number) => number;
  nameOf: (index: number) => string;
  labels: Labels;
  move: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
};

/** Where the arrow keys with Alt already do something else. */
const typedIn = 'input, select, textarea, [role=combobox]';

/**
 * A list that the user reorders by dragging a row at its handle, with its two buttons, or with Alt and the arrow keys
 * inside a row.
 */
export function ReorderList({ count, keyOf, nameOf, labels, move, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef(0);
  const [dragging, setDragging] = useState(false);
  const focused = useRef<Element>(null);

  // React removes and re-inserts a row that moves down, and the focus inside it is lost.
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body;
    if (lost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  });
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    focused.current = document.activeElement;
    move(from, to);
  };
  const hear = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || (event.target as Element).closest(typedIn)) return;
    event.preventDefault();
    moveTo(index, index + step);
  };

  /** Moves the dragged row to the position of the row under the pointer. */
  const follow = (event: PointerEvent) => {
    const from = dragged.current;
    if (!list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom);
    const row = rows[to];
    const own = rows[from];
    if (to < 0 || to === from || !row || !own) return;
    // Rows differ in height: without this threshold a short row dragged over a tall one would swap back and forth.
    const past = to > from ? event.clientY > row.bottom - own.height / 2 : event.clientY < row.top + own.height / 2;
    if (!past) return;
    dragged.current = to;
    move(from, to);
  };

  // On the document: React removes and re-inserts the handle when its row moves down, and it would get no more events.
  useEffect(() => {
    if (!dragging) return;
    const stop = () => setDragging(false);
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', stop);
    document.addEventListener('pointercancel', stop);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('pointercancel', stop);
    };
  });

  return (
    <ul className={styles.list} ref={list} data-dragging={dragging || undefined}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)} className={styles.row} data-row onKeyDown={(event) => hear(event, index)}>
          <span
            className={styles.handle}
            title={labels.drag}
            aria-hidden="true"
            onPointerDown={(event) => {
              // Prevents text selection while dragging.
              event.preventDefault();
              dragged.current = index;
              setDragging(true);
            }}
          >
            <Icon name="grip" />
          </span>
          <div className={styles.body}>{children(index)}</div>
          <span className={styles.buttons}>
            <button
              type="button"
              aria-label={`${labels.up} – ${nameOf(index)}`}
              aria-disabled={index === 0 || undefined}
              onClick={() => moveTo(index, index - 1)}
            >
              <Icon name="up" size={16} />
            </button>
            <button
              type="button"
              aria-label={`${labels.down} – ${nameOf(index)}`}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => moveTo(index, index + 1)}
            >
              <Icon name="down" size={16} />
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
