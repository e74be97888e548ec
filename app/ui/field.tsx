import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

type Common = { label: string; hint?: ReactNode; error?: string | undefined };

type FieldProps = Common &
  InputHTMLAttributes<HTMLInputElement> & {
    /** Shown at the end of the line of the label, but reached after the input. */
    aside?: ReactNode;
  };

/** A labelled input; its error is shown below it and read by screen readers with it. */
export function Field({ label, hint, error, aside, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} {...described(id, hint, error)} />
      {aside && <p className={styles.aside}>{aside}</p>}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

export function TextField({ label, hint, error, ...area }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} {...area} {...described(id, hint, error)} />
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

export function SelectField({
  label,
  hint,
  error,
  children,
  ...select
}: Common & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select} {...described(id, hint, error)}>
        {children}
      </select>
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** A checkbox or a radio button with its label. */
export function CheckField({
  label,
  hint,
  error,
  type = 'checkbox',
  ...input
}: Common & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input id={id} type={type} {...input} {...described(id, hint, error)} />
      <label htmlFor={id}>{label}</label>
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several inputs under one legend, with an error for all of them together. */
export function FieldGroup({ label, hint, error, children }: Common & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={styles.group} {...described(id, hint, error)}>
      <legend>{label}</legend>
      {children}
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  );
}

export function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

export function Below({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
