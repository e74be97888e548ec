import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './dialog.module.css';
import { Mantine } from './mantine.tsx';

type Props = {
  title: string;
  closeLabel: string;
  close: () => void;
  wide?: boolean;
  /** Something was typed: a stray click or key must not throw it away, only the buttons close. */
  held?: boolean;
  children: ReactNode;
};

/** A dialog of the component library in our clothes. Import it only from what loads when it opens. */
export function Dialog({ title, closeLabel, close, wide = false, held = false, children }: Props) {
  useReturnFocus();
  return (
    <Mantine>
      <Modal.Root
        opened
        onClose={close}
        centered
        size={wide ? 720 : 480}
        closeOnClickOutside={!held}
        closeOnEscape={!held}
        classNames={{ content: styles.content, inner: styles.inner }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className={styles.head}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} size={44} iconSize={22} />
          </div>
          <Modal.Body className={styles.body}>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}

/** Whoever opened it finds themselves where they were; the library forgets when a dialog leaves as a whole. */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => () => void (opener?.isConnected && opener.focus()), [opener]);
}
