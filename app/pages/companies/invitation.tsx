import { useLoaderData, useLocation } from 'react-router';
import { invitationAnswer } from '../../../domain/companies/invitation.ts';
import { pathTo } from '../../../domain/paths.ts';
import { acceptInvitation, readInvitation } from '../../../server/services/companies/team/accept-invitation.ts';
import { signUpInvited } from '../../../server/services/companies/team/sign-up-invited.ts';
import { redirectWithToast } from '../../cookies.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { joinTexts } from '../../features/companies/join/join.texts.ts';
import { InvitationScreen } from '../../features/companies/team/invitation-screen.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { InvitedSignUpForm } from '../invited-sign-up-form.tsx';
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
