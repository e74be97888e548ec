import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';

export type FormAnswer = { errors?: Record<string, string>; values?: Record<string, string> } | undefined;

/** The frame of every account form: a message for the form as a whole, the fields, one button. Works without script. */
export function AccountForm({
  message,
  submit,
  children,
}: {
  message?: string | undefined;
  submit: string;
  children: ReactNode;
}) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={page.form} noValidate>
      {message && <Notice tone="error">{message}</Notice>}
      {children}
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}

/** What was typed comes back with the errors, except passwords. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(([name, value]) => !/password|token/i.test(name) && typeof value === 'string'),
  ) as Record<string, string>;
}
