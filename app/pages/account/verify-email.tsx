import { useLoaderData, useSearchParams } from 'react-router';
import { verifyEmailSchema } from '../../../domain/account/account.ts';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readConfirmation, readReturn, verifyEmail } from '../../../server/services/account/sign-up/verify-email.ts';
import { redirectWithToast } from '../../cookies.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { ConfirmElsewhere } from '../../features/account/confirm-elsewhere.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => accountTexts[locale].verifyEmail.title);

export const loader = serve(async (context, { url }) => ({
  state: await readConfirmation(context, url.searchParams.get('token') ?? ''),
}));

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export const action = formAction(
  verifyEmailSchema,
  async (context, value): Promise<Record<string, ErrorCode | 'wrong' | 'expired'>> => {
    const to = value.newPassword === undefined ? await readReturn(context, value.token) : undefined;
    const outcome = await verifyEmail(context, value.token, value);
    if (outcome === 'wrong') return { password: 'wrong' };
    if (outcome === 'unproven') return { password: 'required' };
    if (outcome !== 'verified') return { '': outcome };
    throw redirectWithToast(context, to ?? pathTo(context.locale, 'home'), 'emailVerified');
  },
);

export default function VerifyEmailPage() {
  const { state } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(accountTexts).verifyEmail;
  const locale = useLocale();
  const [query] = useSearchParams();
  const refused = [answer?.errors[''], state].find((one) => one === 'expired' || one === 'invalid');
  const token = <input type="hidden" name="token" value={query.get('token') ?? ''} />;
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      {refused ? (
        <div className={page.form}>
          <Notice tone="error">{texts[refused]}</Notice>
          <ButtonLink href={pathTo(locale, 'signIn')}>{texts.signIn}</ButtonLink>
        </div>
      ) : state === 'here' ? (
        <>
          <p className={page.lead}>{texts.lead}</p>
          <AccountForm submit={texts.submit} answer={answer}>
            {token}
          </AccountForm>
        </>
      ) : (
        <ConfirmElsewhere answer={answer} token={token} />
      )}
    </div>
  );
}
