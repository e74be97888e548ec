import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { SignedOut } from '../../../forms/signed-out.tsx';
import { useStoredFields } from '../../../forms/use-stored-fields.ts';
import { errorSentence, useFieldErrors } from '../../../i18n/error-texts.ts';
import { useLocale } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SettingsAnswer } from './by-intent.ts';
import styles from './settings.module.css';

/** The typed values of a refused form, and the error of each field. */
export type Typed = {
  values: Record<string, string> | undefined;
  error: (field: string) => string | undefined;
};

type Props = {
  intent: string;
  answer: SettingsAnswer | undefined;
  submit: string;
  /** Shown beside the button after success. */
  done?: string;
  look?: 'primary' | 'secondary';
  children?: (typed: Typed) => ReactNode;
};

/**
 * One of several forms on a page. Works without JavaScript; the fields show the stored values, or the values typed
 * since.
 */
export function SettingsForm({ intent, answer, submit, done, look = 'primary', children }: Props) {
  const own = answer?.intent === intent ? answer : undefined;
  const error = useFieldErrors(own);
  const locale = useLocale();
  const { state, formData } = useNavigation();
  const fields = useStoredFields({ answer: own, idle: state === 'idle' });
  const code = own?.errors[''];
  return (
    <Form method="post" className={styles.form} noValidate {...fields}>
      <input type="hidden" name="intent" value={intent} />
      {code && <Notice tone="error">{code === 'signedOut' ? <SignedOut /> : errorSentence(locale, code)}</Notice>}
      {children?.({ values: own?.done ? undefined : own?.values, error })}
      <div className={styles.actions}>
        <Button type="submit" look={look} busy={state !== 'idle' && formData?.get('intent') === intent}>
          {submit}
        </Button>
        <p role="status" className={styles.done}>
          {own?.done && done}
        </p>
      </div>
    </Form>
  );
}
