import { type ReactNode, useEffect, useRef } from 'react';
import styles from './full-dialog.module.css';
import { Modal } from './modal.tsx';

type Props = {
  /** The id of the element with the dialog's title. */
  titleId: string;
  /** Called for Escape, or for the back button of a phone. */
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A dialog of the full height with keyboard shortcuts of its own. */
export function FullDialog({ titleId, close, onKeyDown, children }: Props) {
  // On the window: when the focused element is removed, key events no longer reach the dialog.
  const heard = useRef(onKeyDown);
  useEffect(() => {
    heard.current = onKeyDown;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard.current(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);

  return (
    <Modal className={styles.dialog} titleId={titleId} close={close}>
      {children}
    </Modal>
  );
}
