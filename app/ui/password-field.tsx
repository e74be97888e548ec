import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> & {
  label: string;
  /** Tells a password manager to fill in the stored password, or to propose and store a new one. */
  kind: 'current' | 'new';
  hint?: string;
  aside?: ReactNode;
  error: string | undefined;
};

export function PasswordField({ kind, name = 'password', ...field }: Props) {
  return <Field {...field} name={name} type="password" autoComplete={`${kind}-password`} />;
}
