import type { ReactNode } from 'react';
import type { FormAnswer } from '../../forms/form-action.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import page from '../../ui/page.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { accountTexts } from './account.texts.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/**
 * Shown when the confirmation link opens in another browser than the sign-up: the user types the password or sets a
 * new one.
 */
export function ConfirmElsewhere({
  answer,
  token,
}: {
  answer: FormAnswer<'wrong' | 'expired'> | undefined;
  token: ReactNode;
}) {
  const { verifyEmail: texts } = useTexts(accountTexts);
  const own = { wrong: texts.wrong, expired: texts.expired };
  const error = useFieldErrors(answer, own);
  const isNew = answer?.errors.newPassword !== undefined;
  return (
    <>
      <p className={page.lead}>{texts.elsewhere}</p>
      <AccountForm submit={texts.submit} answer={isNew ? undefined : answer} messages={own}>
        {token}
        <PasswordField label={texts.password} kind="current" error={error('password')} />
      </AccountForm>
      <details className={page.aside} open={isNew}>
        <summary>{texts.forgotten}</summary>
        <p>{texts.forgottenLead}</p>
        <AccountForm submit={texts.replace}>
          {token}
          <NewPasswordField label={texts.newPassword} name="newPassword" error={error('newPassword')} />
        </AccountForm>
      </details>
    </>
  );
}
