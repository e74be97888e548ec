import { type DragEvent, useId, useState } from 'react';
import styles from './file-drop.module.css';
import { Icon } from './icon.tsx';

type Props = {
  label: string;
  hint: string;
  /** The `accept` attribute of the input: '.pdf,application/pdf'. */
  accept: string;
  error?: string | undefined;
  onFile: (file: File) => void;
};

/** One file, chosen or dropped. The type of a dropped file is not checked here: `onFile` must check it. */
export function FileDrop({ label, hint, accept, error, onFile }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <label
      className={styles.zone}
      data-over={over || undefined}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <Icon name="up" size={26} />
      <span className={styles.label}>{label}</span>
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
      <input
        type="file"
        accept={accept}
        className={styles.input}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Otherwise choosing the same file again, after the user has corrected it, would fire no change event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
