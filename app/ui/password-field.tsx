import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> & {
  label: string;
  /** What a password manager does with it: fills in the one it knows, or proposes one and keeps it. */
  kind: 'current' | 'new';
  hint?: string;
  error: string | undefined;
};

export function PasswordField({ kind, name = 'password', ...field }: Props) {
  return <Field {...field} name={name} type="password" autoComplete={`${kind}-password`} />;
}
