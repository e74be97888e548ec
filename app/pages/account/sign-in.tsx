import { redirect, useSearchParams } from 'react-router';
import { signInSchema } from '../../../domain/account/account.ts';
import { pathTo } from '../../../domain/paths.ts';
import { withReturn } from '../../../domain/return-path.ts';
import { signIn } from '../../../server/services/account/sign-in/sign-in.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { BesideDrawing } from '../../features/account/beside-drawing.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { safeReturn, serve } from '../../serve.ts';
import { LilyPad } from '../../ui/drawings/lily-pad.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { pageTitle } from '../page-title.ts';

export const loader = serve(({ viewer, locale }, { url }) => {
  if (viewer) throw redirect(safeReturn(url.searchParams.get('to'), pathTo(locale, 'home')));
  return null;
});

export const meta = pageTitle(
  (locale) => accountTexts[locale].signIn.title,
  (locale) => accountTexts[locale].signIn.description,
);

export const action = formAction(signInSchema, async (context, value, { url }) => {
  const to = url.searchParams.get('to');
  const outcome = await signIn(context, value, to);
  if (outcome === 'signedIn') throw redirect(safeReturn(to, pathTo(context.locale, 'home')));
  if (outcome === 'secondFactor') {
    throw redirect(withReturn(pathTo(context.locale, 'secondFactor'), to));
  }
  return { '': outcome };
});

export default function SignInPage() {
  const answer = useAnswer<typeof action>();
  const texts = useTexts(accountTexts).signIn;
  const own = { wrong: texts.wrong, unverified: texts.unverified };
  const error = useFieldErrors(answer, own);
  const locale = useLocale();
  const [query] = useSearchParams();
  return (
    <BesideDrawing drawing={<LilyPad width={240} />} sentence={texts.welcome}>
      <h1>{texts.title}</h1>
      <AccountForm submit={texts.submit} answer={answer} messages={own}>
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.values.email ?? query.get('email') ?? ''}
          error={error('email')}
        />
        <PasswordField
          label={texts.password}
          kind="current"
          error={error('password')}
          aside={<Link href={pathTo(locale, 'forgotPassword')}>{texts.forgot}</Link>}
        />
      </AccountForm>
      <p className={page.aside}>
        {texts.noAccount} <Link href={withReturn(pathTo(locale, 'signUp'), query.get('to'))}>{texts.create}</Link>
      </p>
    </BesideDrawing>
  );
}
