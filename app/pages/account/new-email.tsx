import { useLoaderData, useSearchParams } from 'react-router';
import { confirmEmailSchema } from '../../../domain/account/informations.ts';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import { pathTo } from '../../../domain/paths.ts';
import { confirmEmailChange, needsPassword } from '../../../server/services/account/email/confirm-email-change.ts';
import { redirectWithToast } from '../../cookies.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { settingsTexts } from '../../features/account/settings/settings.texts.ts';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => settingsTexts[locale].newEmail.title);

export const loader = serve((context, { url }) => ({
  asksPassword: needsPassword(context, url.searchParams.get('token') ?? ''),
}));

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export const action = formAction(
  confirmEmailSchema,
  async (context, { token, password }): Promise<Record<string, ErrorCode | 'wrong' | 'expired' | 'taken'>> => {
    const outcome = await confirmEmailChange(context, token, password);
    if (outcome === 'wrong') return { password: 'wrong' };
    if (outcome === 'unproven') return { password: 'required' };
    if (outcome !== 'changed') return { token: outcome };
    throw redirectWithToast(
      context,
      pathTo(context.locale, context.viewer ? 'userInformations' : 'signIn'),
      'emailChanged',
    );
  },
);

export default function NewEmailPage() {
  const { asksPassword } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(settingsTexts).newEmail;
  const own = { wrong: texts.wrong, expired: texts.expired, taken: texts.taken };
  const error = useFieldErrors(answer, own);
  const locale = useLocale();
  const [query] = useSearchParams();
  const refused = answer?.errors.token as 'invalid' | 'expired' | 'taken' | undefined;
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      {refused ? (
        <div className={page.form}>
          <Notice tone="error">{texts[refused]}</Notice>
          <ButtonLink href={pathTo(locale, 'userInformations')}>{texts.back}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={page.lead}>{asksPassword ? texts.elsewhere : texts.lead}</p>
          <AccountForm submit={texts.submit} answer={answer}>
            <input type="hidden" name="token" value={query.get('token') ?? ''} />
            {asksPassword && <PasswordField label={texts.password} kind="current" error={error('password')} />}
          </AccountForm>
        </>
      )}
    </div>
  );
}
