import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './two-step-button.module.css';

type Props = {
  /** What the first click says. */
  children: ReactNode;
  /** What stands on the button that really does it. */
  sure: string;
  cancel: string;
  /** What it is about, for those who hear the button without seeing what stands beside it. */
  label?: string;
  busy?: boolean;
  act: () => void;
};

/** For what is not easily undone: a second click, on another button, confirms. */
export function TwoStepButton({ children, sure, cancel, label, busy = false, act }: Props) {
  const [asking, setAsking] = useState(false);
  if (!asking && !busy) {
    return (
      <Button look="secondary" aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  }
  return (
    <span className={styles.pair}>
      <Button look="secondary" onClick={() => setAsking(false)}>
        {cancel}
      </Button>
      <Button
        look="danger"
        autoFocus
        busy={busy}
        onClick={() => {
          setAsking(false);
          act();
        }}
      >
        {sure}
      </Button>
    </span>
  );
}
