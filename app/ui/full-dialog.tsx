import { type ReactNode, useEffect, useRef } from 'react';
import styles from './full-dialog.module.css';
import { Modal } from './modal.tsx';

type Props = {
  /** The id of what names it. */
  titleId: string;
  /** Asked to go by the device itself, as by the button of a phone that leads back. */
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A dialog that takes the whole height and has keys of its own. */
export function FullDialog({ titleId, close, onKeyDown, children }: Props) {
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
    <Modal className={styles.dialog} titleId={titleId} close={close}>
      {children}
    </Modal>
  );
}
