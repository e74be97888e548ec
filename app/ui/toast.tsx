import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

type ToastLink = { href: string; label: string };
/** What is said, for how long, and where it leads. */
export type Toast = [text: string, milliseconds?: number, link?: ToastLink];
type Show = (...toast: Toast) => void;
const ToastContext = createContext<Show>(() => {});
const shownMilliseconds = 6000;

/**
 * Says a short sentence at the edge of the screen; screen readers hear it without losing their place. Its link opens in
 * another tab.
 */
export function useToast(): Show {
  return useContext(ToastContext);
}

type Item = { id: number; text: string; milliseconds: number; link?: ToastLink | undefined };

export function ToastProvider({
  first,
  closeLabel,
  children,
}: {
  first: string | undefined;
  closeLabel: string;
  children: ReactNode;
}) {
  const [items, setItems] = useState<Item[]>(first ? [{ id: 0, text: first, milliseconds: shownMilliseconds }] : []);
  const next = useRef(1);
  const lastFirst = useRef(first);

  const show = useCallback<Show>((text, milliseconds = shownMilliseconds, link) => {
    const id = next.current++;
    // The same sentence twice says nothing more.
    setItems((all) => [...all.filter((item) => item.text !== text).slice(-2), { id, text, milliseconds, link }]);
  }, []);

  useEffect(() => {
    if (first && first !== lastFirst.current) show(first);
    lastFirst.current = first;
  }, [first, show]);

  const remove = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {items.map((item) => (
          <Message key={item.id} item={item} closeLabel={closeLabel} remove={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

function Message({ item, closeLabel, remove }: { item: Item; closeLabel: string; remove: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => remove(item.id), item.milliseconds);
    return () => clearTimeout(timer);
  }, [item.id, item.milliseconds, remove]);
  return (
    <div className={styles.toast}>
      <span>
        {item.text}
        {item.link && (
          <>
            {' '}
            <a href={item.link.href} target="_blank" rel="noopener">
              {item.link.label}
            </a>
          </>
        )}
      </span>
      <button type="button" onClick={() => remove(item.id)} aria-label={closeLabel}>
        ×
      </button>
    </div>
  );
}
