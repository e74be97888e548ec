import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  closeLabel: string;
  close: () => void;
  wide?: boolean;
  /** The user has typed something: a click outside does not close the dialog, so that nothing is lost by accident. */
  held?: boolean;
  /** While `held`, Escape and the cross ask this question first. Without it, Escape does nothing. */
  question?: string | undefined;
  children: ReactNode;
};

/** A dialog as high as its content, with a title and a button to close it. Import it only from lazy modules. */
export function Dialog({ title, closeLabel, close, wide = false, held = false, question, children }: Props) {
  const titleId = useId();
  const leave = () => {
    if (!held || question === undefined || confirm(question)) close();
  };
  return (
    <Modal
      className={wide ? styles.wide : styles.narrow}
      titleId={titleId}
      close={leave}
      held={held && question === undefined}
      {...(!held && { onClickOutside: close })}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={leave}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
