import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Mantine } from './mantine.tsx';

/** A dialog of the component library in our clothes. Import it only from what loads when it opens. */
export function Dialog({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  return (
    <Mantine>
      <Modal opened onClose={close} title={title} centered classNames={{ content: styles.content, title: styles.title, header: styles.header }}>
        {children}
      </Modal>
    </Mantine>
  );
}
