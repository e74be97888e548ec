import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Mantine } from './mantine.tsx';

type Props = { title: string; closeLabel: string; close: () => void; children: ReactNode };

/** A dialog of the component library in our clothes. Import it only from what loads when it opens. */
export function Dialog({ title, closeLabel, close, children }: Props) {
  return (
    <Mantine>
      <Modal.Root opened onClose={close} centered classNames={{ content: styles.content }}>
        <Modal.Overlay />
        <Modal.Content>
          <div className={styles.head}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} size={44} />
          </div>
          <Modal.Body className={styles.body}>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}
