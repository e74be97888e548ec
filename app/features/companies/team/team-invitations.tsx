import { pathTo } from '../../../../domain/paths.ts';
import type { TeamView } from '../../../../server/services/companies/team/read-team.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './team.module.css';
import { teamTexts } from './team.texts.ts';

type Invitation = TeamView['invitations'][number];

export function TeamInvitations({ companyId, invitations }: { companyId: string; invitations: Invitation[] }) {
  const texts = useTexts(teamTexts);
  return (
    <section className={page.card} aria-labelledby="invitations-title">
      <h2 id="invitations-title" className={styles.heading}>
        {texts.invitations}
      </h2>
      <ul className={styles.rows}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ companyId, invitation }: { companyId: string; invitation: Invitation }) {
  const locale = useLocale();
  const texts = useTexts(teamTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyTeam', { companyId }));
  const { id: invitationId, email, admin, intros, expiresAt, expired } = invitation;
  const rights = [admin && texts.admin, intros && texts.intros].filter(Boolean).join(' · ') || texts.neither;
  return (
    <li className={styles.member}>
      <div className={styles.words}>
        <p className={styles.name}>{email}</p>
        <p className={styles.under}>{rights}</p>
        <p className={styles.under} data-late={expired || undefined}>
          {expired ? texts.expired : texts.until(day(locale, expiresAt))}
        </p>
      </div>
      <div className={styles.end}>
        <Button
          look="secondary"
          busy={busy === 'resend'}
          aria-label={texts.of(texts.resend, email)}
          onClick={() => void run({ mode: 'resend', invitationId }, texts.resent)}
        >
          {texts.resend}
        </Button>
        <TwoStepButton
          label={texts.of(texts.revoke, email)}
          question={texts.revokeQuestion(email)}
          confirm={texts.yes}
          cancel={texts.cancel}
          busy={busy === 'revoke'}
          onConfirm={() => void run({ mode: 'revoke', invitationId }, texts.revoked)}
        >
          {texts.revoke}
        </TwoStepButton>
      </div>
    </li>
  );
}
