import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './two-step-button.module.css';

type Props = {
  children: ReactNode;
  /** Shown before the second press: what is about to happen. */
  question: string;
  confirm: string;
  cancel: string;
  busy?: boolean;
  look?: 'secondary' | 'danger' | 'quiet';
  /** A name for screen readers, where a list has several such buttons. */
  label?: string;
  /** The key for the first press, in a list with keyboard shortcuts (use-row-keys.ts). */
  shortcut?: string;
  onConfirm: () => void;
};

/** A button for an action that cannot be undone: the first press asks for confirmation, the second confirms. */
export function TwoStepButton(props: Props) {
  const { children, question, confirm, cancel, busy = false, look = 'secondary', label, shortcut, onConfirm } = props;
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // Keeps the focus for keyboard users: on "cancel" after the first press, then back on the button.
  useEffect(() => {
    if (asking || moved.current) place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [asking]);
  const ask = (wanted: boolean) => {
    moved.current = true;
    setAsking(wanted);
  };
  return (
    <div ref={place} className={styles.around}>
      {asking ? (
        <ConfirmStep {...{ question, confirm, cancel, busy, onConfirm }} onCancel={() => ask(false)} />
      ) : (
        <Button look={look} data-first data-key={shortcut} aria-label={label} onClick={() => ask(true)}>
          {children}
        </Button>
      )}
    </div>
  );
}

type ConfirmProps = Pick<Props, 'question' | 'confirm' | 'cancel' | 'onConfirm'> & {
  busy: boolean;
  onCancel: () => void;
};

/** The second step alone, where the first one is an entry of a menu. */
export function ConfirmStep({ question, confirm, cancel, busy, onConfirm, onCancel }: ConfirmProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with its legend twice
    <div role="group" aria-label={question} className={styles.asking}>
      <p>{question}</p>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button look="secondary" data-first onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
