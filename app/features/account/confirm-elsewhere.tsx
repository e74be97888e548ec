import type { ReactNode } from 'react';
import type { FormAnswer } from '../../form-action.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import page from '../../ui/page.module.css';
import { accountTexts } from './account.texts.ts';
import { AccountForm } from './account-form.tsx';

/** The link in another browser than that of the sign-up: with its password, or with a new one in its place. */
export function ConfirmElsewhere({ answer, token }: { answer: FormAnswer | undefined; token: ReactNode }) {
  const { verifyEmail: texts, signUp } = useTexts(accountTexts);
  const error = useFieldErrors(answer);
  const isNew = answer?.errors.newPassword !== undefined;
  return (
    <>
      <p className={page.lead}>{texts.elsewhere}</p>
      <AccountForm submit={texts.submit} answer={isNew ? undefined : answer}>
        {token}
        <Field
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={answer?.errors.password === 'wrong' ? texts.wrong : error('password')}
        />
      </AccountForm>
      <details className={page.aside} open={isNew}>
        <summary>{texts.forgotten}</summary>
        <p>{texts.forgottenLead}</p>
        <AccountForm submit={texts.replace}>
          {token}
          <Field
            label={texts.newPassword}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            hint={signUp.passwordHint}
            error={error('newPassword')}
          />
        </AccountForm>
      </details>
    </>
  );
}
