import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './row-list.module.css';

type RowProps = {
  title: string;
  removeLabel: string;
  remove: () => void;
  /** A row with an error cannot be collapsed. */
  wrong: boolean;
  openAtFirst?: boolean;
  children: ReactNode;
};

/** One entry of a list in a form: a header that expands and collapses it, and a button to delete it. */
export function FoldingRow({ title, removeLabel, remove, wrong, openAtFirst = false, children }: RowProps) {
  const [open, setOpen] = useState(openAtFirst);
  const id = useId();
  const shown = open || wrong;
  return (
    <li className={styles.row} data-row data-wrong={wrong || undefined}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setOpen(!shown)}
        >
          <Icon name="chevron" />
          <span>{title}</span>
        </button>
        <IconButton icon="trash" danger data-remove label={`${removeLabel} – ${title}`} onClick={remove} />
      </div>
      {shown && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </li>
  );
}

export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export function AddRow({ label, add, disabled = false }: { label: string; add: () => void; disabled?: boolean }) {
  return (
    <button
      type="button"
      className={styles.add}
      data-add
      disabled={disabled}
      onClick={({ currentTarget }) => {
        add();
        focusNewRow(currentTarget.closest('form'));
      }}
    >
      <Icon name="plus" size={16} /> {label}
    </button>
  );
}

/** Moves the focus to the first field of a row that the user has just added. */
function focusNewRow(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const rows = form?.querySelectorAll('[data-row]') ?? [];
    rows[rows.length - 1]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
}
