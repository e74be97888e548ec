import { data, redirect, useActionData, useSearchParams } from 'react-router';
import { signInSchema } from '../../domain/account/account.ts';
import { parseForm } from '../../domain/form.ts';
import { pathTo } from '../../domain/paths.ts';
import { signIn } from '../../server/services/account/sign-in.ts';
import { accountTexts } from '../features/account/account.texts.ts';
import { AccountForm, type FormAnswer, typed } from '../features/account/account-form.tsx';
import { useFieldErrors } from '../i18n/error-texts.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { safeReturn, serve } from '../serve.ts';
import { Field } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const loader = serve(({ viewer, locale }, { request }) => {
  if (viewer) throw redirect(safeReturn(new URL(request.url).searchParams.get('to'), pathTo(locale, 'home')));
  return null;
});

export const meta = pageTitle((locale) => accountTexts[locale].signIn.title);

export const action = serve(async (context, { request }) => {
  const form = await request.formData();
  const parsed = parseForm(signInSchema, form);
  if ('errors' in parsed) return data({ errors: parsed.errors, values: typed(form) }, 422);
  const to = new URL(request.url).searchParams.get('to');
  const outcome = await signIn(context, parsed.value);
  if (outcome === 'signedIn') throw redirect(safeReturn(to, pathTo(context.locale, 'home')));
  if (outcome === 'secondFactor') {
    throw redirect(`${pathTo(context.locale, 'secondFactor')}${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  }
  return data({ errors: { '': outcome }, values: typed(form) }, 422);
});

export default function SignInPage() {
  const answer = useActionData<typeof action>() as FormAnswer;
  const texts = useTexts(accountTexts).signIn;
  const error = useFieldErrors(answer);
  const locale = useLocale();
  const [query] = useSearchParams();
  const whole = answer?.errors?.[''] as 'wrong' | 'unverified' | undefined;
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      <AccountForm submit={texts.submit} message={whole && texts[whole]}>
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.values?.email ?? query.get('email') ?? ''}
          error={error('email')}
        />
        <Field
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={error('password')}
        />
        <p>
          <Link href={pathTo(locale, 'forgotPassword')}>{texts.forgot}</Link>
        </p>
      </AccountForm>
      <p className={page.aside}>
        {texts.noAccount} <Link href={pathTo(locale, 'signUp')}>{texts.create}</Link>
      </p>
    </div>
  );
}
