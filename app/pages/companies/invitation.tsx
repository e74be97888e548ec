import type { ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { invitationAnswer } from '../../../domain/companies/invitation.ts';
import { pathTo } from '../../../domain/paths.ts';
import { acceptInvitation, readInvitation } from '../../../server/services/companies/team/accept-invitation.ts';
import { signUpInvited } from '../../../server/services/companies/team/sign-up-invited.ts';
import { redirectWithToast } from '../../cookies.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { NameFields } from '../../features/account/name-fields.tsx';
import { NewPasswordField } from '../../features/account/new-password-field.tsx';
import { joinTexts } from '../../features/companies/join/join.texts.ts';
import { InvitationScreen } from '../../features/companies/team/invitation-screen.tsx';
import { type FormAnswer, formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Field } from '../../ui/field.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => joinTexts[locale].invitation.title);

export const loader = serve(async (context, { url }) => {
  const token = url.searchParams.get('token') ?? '';
  return { token, invitation: await readInvitation(context, token) };
});

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export const action = formAction(
  invitationAnswer,
  async (context, { mode, ...answer }): Promise<Record<string, 'invalid' | 'haveAccount'>> => {
    const outcome =
      'password' in answer && !context.viewer
        ? await signUpInvited(context, answer)
        : await acceptInvitation(context, answer);
    if (outcome === 'haveAccount') return { '': outcome };
    // The page is shown again with the current state of the invitation.
    if (outcome !== 'member') return { token: 'invalid' };
    throw redirectWithToast(context, pathTo(context.locale, 'home'), 'companyJoined');
  },
);

export default function InvitationPage() {
  const { token, invitation } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(joinTexts).invitation;
  const { pathname, search } = useLocation();
  const hidden = <input type="hidden" name="token" value={token} />;
  return (
    <div className={page.narrow}>
      <InvitationScreen
        invitation={invitation}
        back={pathname + search}
        accept={
          <AccountForm submit={texts.accept} answer={answer} messages={texts.failures}>
            <input type="hidden" name="mode" value="accept" />
            {hidden}
          </AccountForm>
        }
        signUp={<InvitedSignUpForm answer={answer} email={invitation.email ?? ''} token={hidden} />}
      />
    </div>
  );
}

type FormProps = { answer: FormAnswer<'haveAccount'> | undefined; email: string; token: ReactNode };

/** The account of an invited person: the address is the invited one, and the link has proven it. */
function InvitedSignUpForm({ answer, email, token }: FormProps) {
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
      <NameFields values={values} error={error} />
      <NewPasswordField label={words.password} error={error('password')} />
    </AccountForm>
  );
}
