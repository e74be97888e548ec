import { redirect } from 'react-router';
import { secondFactorSchema } from '../../../domain/account/account.ts';
import { pathTo } from '../../../domain/paths.ts';
import { verifySecondFactor } from '../../../server/services/account/sign-in/verify-second-factor.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { safeReturn, serve } from '../../serve.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => accountTexts[locale].secondFactor.title);

export const loader = serve(({ viewer, locale }) => {
  if (viewer) throw redirect(pathTo(locale, 'home'));
  return null;
});

export const action = formAction(secondFactorSchema, async (context, { code }, { url }) => {
  const outcome = await verifySecondFactor(context, code);
  if (outcome !== 'signedIn') return { '': outcome };
  throw redirect(safeReturn(url.searchParams.get('to'), pathTo(context.locale, 'home')));
});

export default function SecondFactorPage() {
  const answer = useAnswer<typeof action>();
  const texts = useTexts(accountTexts).secondFactor;
  const own = { wrong: texts.wrong, expired: texts.expired };
  const error = useFieldErrors(answer, own);
  const locale = useLocale();
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <AccountForm submit={texts.submit} answer={answer} messages={own}>
        <Field
          label={texts.code}
          name="code"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={error('code')}
        />
      </AccountForm>
      <p className={page.aside}>
        <Link href={pathTo(locale, 'signIn')}>{texts.restart}</Link>
      </p>
    </div>
  );
}
