import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { FormProblem } from '../../../forms/form-problem.tsx';
import { useStoredFields } from '../../../forms/use-stored-fields.ts';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './settings.module.css';

/** The typed values of a refused form, and the error of each field. */
export type Typed = {
  values: Record<string, string> | undefined;
  error: (field: string) => string | undefined;
};

type Props = {
  intent: string;
  answer: FormAnswer | undefined;
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
  const { state, formData } = useNavigation();
  const fields = useStoredFields({ answer: own, idle: state === 'idle' });
  return (
    <Form method="post" className={styles.form} noValidate {...fields}>
      <input type="hidden" name="intent" value={intent} />
      <FormProblem answer={own} />
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
