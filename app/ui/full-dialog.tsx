import { type ReactNode, useEffect, useRef } from 'react';
import styles from './full-dialog.module.css';

type Props = {
  /** The id of what names it. */
  titleId: string;
  /** Asked to go by the device itself, as by the button of a phone that leads back. */
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A dialog of the browser's own that takes the whole height; the page under it is out of reach until it goes. */
export function FullDialog({ titleId, close, onKeyDown, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = frame.current;
    const opener = document.activeElement;
    dialog?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // The whole window's keys: what had the focus inside may have gone, and then nobody in here would hear them.
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
    <dialog
      ref={frame}
      className={styles.dialog}
      aria-labelledby={titleId}
      // A browser closes it by itself on a second Escape, without asking: here only `close` does.
      {...{ closedby: 'none' }}
      onCancel={(event) => {
        if (event.target !== frame.current) return;
        event.preventDefault();
        close();
      }}
    >
      {children}
    </dialog>
  );
}
