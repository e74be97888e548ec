import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '../../forms/form-action.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';

type Props<Own extends string> = {
  answer?: FormAnswer<Own> | undefined;
  /** The sentence for each error code that only this form has. */
  messages?: Record<Own, string>;
  submit: string;
  children: ReactNode;
};

/**
 * The frame of a form that fills a page: a message for the whole form, the fields, one button. Works without
 * JavaScript.
 */
export function AccountForm<Own extends string = never>({ answer, messages, submit, children }: Props<Own>) {
  const busy = useNavigation().state === 'submitting';
  const message = useFieldErrors<string>(answer, messages ?? {})('');
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
