import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { addToastPlace, useToastPlace } from './toast-place.ts';

/** A link, or a button such as « Annuler ». */
type ToastAction = { label: string } & ({ href: string } | { press: () => void });
/** The text, how long it is shown, and an optional action. */
export type Toast = [text: string, milliseconds?: number, action?: ToastAction];
type Show = (...toast: Toast) => void;
const ToastContext = createContext<Show>(() => {});
const shownMilliseconds = 6000;

/**
 * Shows a short message at the edge of the screen; screen readers announce it without moving the focus. Its link opens
 * in another tab; its button removes the message.
 */
export function useToast(): Show {
  return useContext(ToastContext);
}

type Item = { id: number; text: string; action?: ToastAction | undefined };

export function ToastProvider({
  first,
  closeLabel,
  children,
}: {
  first: string | undefined;
  closeLabel: string;
  children: ReactNode;
}) {
  const [items, setItems] = useState<Item[]>(first ? [{ id: 0, text: first }] : []);
  const next = useRef(1);
  const lastFirst = useRef(first);
  const dialogPlace = useToastPlace();

  const remove = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), []);
  const show = useCallback<Show>(
    (text, milliseconds = shownMilliseconds, action) => {
      const id = next.current++;
      // A repeated message replaces the earlier one.
      setItems((all) => [...all.filter((item) => item.text !== text).slice(-2), { id, text, action }]);
      setTimeout(() => remove(id), milliseconds);
    },
    [remove],
  );

  useEffect(() => {
    const timer = setTimeout(() => remove(0), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [remove]);

  useEffect(() => {
    if (first && first !== lastFirst.current) show(first);
    lastFirst.current = first;
  }, [first, show]);

  const messages = items.map((item) => <Message key={item.id} item={item} closeLabel={closeLabel} remove={remove} />);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {!dialogPlace && messages}
      </div>
      {dialogPlace && createPortal(messages, dialogPlace)}
    </ToastContext>
  );
}

/**
 * Where toasts are rendered while a dialog is open. Rendered before the first toast, because screen readers ignore the
 * content that a live region has when it is added.
 */
export function ToastsInDialog() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? addToastPlace(place.current) : undefined), []);
  return <div ref={place} className={styles.inDialog} role="status" aria-live="polite" />;
}

function Message({ item, closeLabel, remove }: { item: Item; closeLabel: string; remove: (id: number) => void }) {
  const { action } = item;
  const press = () => {
    remove(item.id);
    if (action && 'press' in action) action.press();
  };
  return (
    <div className={styles.toast}>
      <span>
        {item.text}
        {action && 'href' in action && (
          <>
            {' '}
            <a href={action.href} target="_blank" rel="noopener">
              {action.label}
            </a>
          </>
        )}
      </span>
      {action && 'press' in action && (
        <button type="button" className={styles.act} onClick={press}>
          {action.label}
        </button>
      )}
      <button type="button" onClick={() => remove(item.id)} aria-label={closeLabel}>
        <Icon name="close" />
      </button>
    </div>
  );
}
