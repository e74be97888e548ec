import { redirect, useSearchParams } from 'react-router';
import { signUpSchema } from '../../../domain/account/account.ts';
import { pathTo } from '../../../domain/paths.ts';
import { withReturn } from '../../../domain/return-path.ts';
import { signUp } from '../../../server/services/account/sign-up/sign-up.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { BesideDrawing } from '../../features/account/beside-drawing.tsx';
import { NameFields } from '../../features/account/name-fields.tsx';
import { NewPasswordField } from '../../features/account/new-password-field.tsx';
import { Promises } from '../../features/account/promises.tsx';
import { RoleChoice } from '../../features/account/role-choice.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { safeReturn, serve } from '../../serve.ts';
import { Sprout } from '../../ui/drawings/sprout.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => accountTexts[locale].signUp.title,
  (locale) => accountTexts[locale].signUp.description,
);

export const loader = serve(({ viewer, locale }, { url }) => {
  if (viewer) throw redirect(safeReturn(url.searchParams.get('to'), pathTo(locale, 'home')));
  return null;
});

export const action = formAction(signUpSchema, async (context, value, { url }) => {
  const to = url.searchParams.get('to');
  await signUp(context, value, to);
  throw redirect(withReturn(pathTo(context.locale, 'checkEmail'), to));
});

export default function SignUpPage() {
  const answer = useAnswer<typeof action>();
  const texts = useTexts(accountTexts).signUp;
  const error = useFieldErrors(answer);
  const locale = useLocale();
  const [query] = useSearchParams();
  const values = answer?.values ?? {};
  return (
    <BesideDrawing drawing={<Sprout stage={3} width={200} />} sentence={texts.welcome} above={<Promises />}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <AccountForm submit={texts.submit} answer={answer}>
        <RoleChoice chosen={values.role ?? query.get('role') ?? undefined} error={error('role')} />
        <NameFields values={values} error={error} />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values.email ?? query.get('email') ?? undefined}
          error={error('email')}
        />
        <NewPasswordField label={texts.password} error={error('password')} />
      </AccountForm>
      <p className={page.aside}>
        {texts.already} <Link href={withReturn(pathTo(locale, 'signIn'), query.get('to'))}>{texts.signIn}</Link>
      </p>
    </BesideDrawing>
  );
}
