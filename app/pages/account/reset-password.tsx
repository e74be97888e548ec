import { useSearchParams } from 'react-router';
import { resetPasswordSchema } from '../../../domain/account/account.ts';
import { pathTo } from '../../../domain/paths.ts';
import { resetPassword } from '../../../server/services/account/password/reset-password.ts';
import { redirectWithToast } from '../../cookies.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { NewPasswordField } from '../../features/account/new-password-field.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => accountTexts[locale].reset.title);

export const action = formAction(resetPasswordSchema, async (context, value) => {
  if ((await resetPassword(context, value)) === 'invalid') return { token: 'invalid' };
  throw redirectWithToast(context, pathTo(context.locale, 'signIn'), 'passwordReset');
});

export default function ResetPasswordPage() {
  const answer = useAnswer<typeof action>();
  const texts = useTexts(accountTexts).reset;
  const error = useFieldErrors(answer);
  const locale = useLocale();
  const [query] = useSearchParams();
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      {answer?.errors.token ? (
        <div className={page.form}>
          <Notice tone="error">{texts.invalid}</Notice>
          <ButtonLink href={pathTo(locale, 'forgotPassword')}>{texts.again}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={page.lead}>{texts.lead}</p>
          <AccountForm submit={texts.submit} answer={answer}>
            <input type="hidden" name="token" value={query.get('token') ?? ''} />
            <NewPasswordField label={texts.password} error={error('password')} />
          </AccountForm>
        </>
      )}
    </div>
  );
}
