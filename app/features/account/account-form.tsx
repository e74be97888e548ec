import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '../../forms/form-action.ts';
import { errorSentence, waitTexts } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';

type Props = {
  answer?: FormAnswer | undefined;
  /** The sentence for each error code that concerns the whole form. */
  messages?: Record<string, string>;
  submit: string;
  children: ReactNode;
};

/**
 * The frame of a form that fills a page: a message for the whole form, the fields, one button. Works without
 * JavaScript.
 */
export function AccountForm({ answer, messages = {}, submit, children }: Props) {
  const busy = useNavigation().state === 'submitting';
  const locale = useLocale();
  const code = answer?.errors[''];
  const wait = useTexts(waitTexts);
  const message =
    code === 'tooMany' && answer?.seconds
      ? wait.again(answer.seconds)
      : code && (messages[code] ?? errorSentence(locale, code));
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
