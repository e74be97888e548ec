import type { ReactNode } from 'react';
import { accountTexts } from '../features/account/account.texts.ts';
import { AccountForm } from '../features/account/account-form.tsx';
import { Pair } from '../features/account/beside-drawing.tsx';
import { NewPasswordField } from '../features/account/new-password-field.tsx';
import { joinTexts } from '../features/companies/join/join.texts.ts';
import type { FormAnswer } from '../forms/form-action.ts';
import { useFieldErrors } from '../i18n/error-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Field } from '../ui/field.tsx';

type Props = { answer: FormAnswer<'haveAccount'> | undefined; email: string; token: ReactNode };

/** The account of an invited person: the address is the invited one, and the link has proven it. */
export function InvitedSignUpForm({ answer, email, token }: Props) {
  const texts = useTexts(joinTexts).invitation;
  const words = useTexts(accountTexts).signUp;
  const error = useFieldErrors<'haveAccount'>(answer, texts.failures);
  const values = answer?.values ?? {};
  return (
    <AccountForm submit={texts.signUp} answer={answer} messages={texts.failures}>
      <input type="hidden" name="mode" value="signUp" />
      {token}
      {/* Read only, not sent: password managers keep it with the password. */}
      <Field label={words.email} type="email" autoComplete="username" value={email} readOnly />
      <Pair>
        <Field
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={values.firstName}
          error={error('firstName')}
        />
        <Field
          label={words.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={values.lastName}
          error={error('lastName')}
        />
      </Pair>
      <NewPasswordField label={words.password} error={error('password')} />
    </AccountForm>
  );
}
