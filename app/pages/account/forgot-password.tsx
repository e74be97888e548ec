import { forgotPasswordSchema } from '../../../domain/account/account.ts';
import { pathTo } from '../../../domain/paths.ts';
import { requestPasswordReset } from '../../../server/services/account/password/request-password-reset.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => accountTexts[locale].forgot.title);

export const action = formAction(forgotPasswordSchema, async (context, { email }) => {
  await requestPasswordReset(context, email);
  return 'done';
});

export default function ForgotPasswordPage() {
  const answer = useAnswer<typeof action>();
  const texts = useTexts(accountTexts).forgot;
  const error = useFieldErrors(answer);
  const locale = useLocale();
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      {answer?.done ? (
        <div className={page.form} role="status">
          <Notice tone="good">{texts.sent}</Notice>
        </div>
      ) : (
        <>
          <p className={page.lead}>{texts.lead}</p>
          <AccountForm submit={texts.submit} answer={answer}>
            <Field
              label={texts.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={answer?.values.email}
              error={error('email')}
            />
          </AccountForm>
        </>
      )}
      <p className={page.aside}>
        <Link href={pathTo(locale, 'signIn')}>{texts.back}</Link>
      </p>
    </div>
  );
}
