import { data, redirect } from 'react-router';
import { pathTo } from '../../domain/paths.ts';
import { verifyEmail } from '../../server/services/account/verify-email.ts';
import { flash } from '../cookies.ts';
import { accountTexts } from '../features/account/account.texts.ts';
import { AccountForm } from '../features/account/account-form.tsx';
import { useAnswer } from '../forms/use-answer.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => accountTexts[locale].verifyEmail.title);

/** Opening the link changes nothing: mail scanners open links too. Pressing the button does. */
export const action = serve(async (context, { url }) => {
  const outcome = await verifyEmail(context, url.searchParams.get('token') ?? '');
  if (outcome !== 'verified') return data({ outcome }, 422);
  flash(context.cookies, 'emailVerified');
  throw redirect(pathTo(context.locale, 'home'));
});

export default function VerifyEmailPage() {
  const answer = useAnswer<typeof action>() as { outcome: 'expired' | 'invalid' } | undefined;
  const texts = useTexts(accountTexts).verifyEmail;
  const locale = useLocale();
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      {answer ? (
        <div className={page.form}>
          <Notice tone="error">{texts[answer.outcome]}</Notice>
          <ButtonLink href={pathTo(locale, 'signIn')}>{texts.signIn}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={page.lead}>{texts.lead}</p>
          <AccountForm submit={texts.submit}>{null}</AccountForm>
        </>
      )}
    </div>
  );
}
