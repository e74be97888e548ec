import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { MemberActivity } from '../../../../server/services/companies/team/read-activity.ts';
import type { TeamView } from '../../../../server/services/companies/team/read-team.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './team.module.css';
import { teamTexts } from './team.texts.ts';
import { TeamActivity } from './team-activity.tsx';
import { TeamInvitations } from './team-invitations.tsx';
import { TeamRequests } from './team-requests.tsx';
import { TeamRoles } from './team-roles.tsx';

/** The dialog is loaded when it opens. */
const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

type Props = {
  team: TeamView;
  /** Empty for the team of the product. */
  activity: MemberActivity[];
  /** How the company answers, with advice; for members who may answer. */
  rate: ReactNode;
};

/** The members of a company, the invited recruiters, and the rights of each. */
export function TeamScreen({ team, activity, rate }: Props) {
  const locale = useLocale();
  const texts = useTexts(teamTexts);
  const [inviting, setInviting] = useState(false);
  const { companyId, can, members } = team;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{texts.title(team.name)}</h1>
          <p className={page.lead}>{texts.lead}</p>
        </div>
        <div className={styles.buttons}>
          {can.manage && <Button onClick={() => setInviting(true)}>{texts.invite}</Button>}
          <ButtonLink look="secondary" href={pathTo(locale, 'company', { alias: team.alias })}>
            {texts.page}
          </ButtonLink>
        </div>
      </header>
      <div className={`${page.stack} ${styles.sections}`}>
        {team.requests.length > 0 && <TeamRequests companyId={companyId} requests={team.requests} />}
        <section className={page.card} aria-labelledby="members-title">
          <h2 id="members-title" className={styles.heading}>
            {texts.members}
          </h2>
          <ul className={styles.rows}>
            {members.map((member) => (
              <MemberRow key={member.recruiterId} companyId={companyId} member={member} manage={can.manage} />
            ))}
          </ul>
        </section>
        {team.invitations.length > 0 && <TeamInvitations companyId={companyId} invitations={team.invitations} />}
        {rate && (
          <div id="answers" className={`${page.card} ${styles.answers}`}>
            {rate}
          </div>
        )}
        {activity.length > 0 && <TeamActivity activity={activity} whole={can.manage} />}
        <TeamRoles />
        <Leaving team={team} />
      </div>
      {inviting && (
        <Suspense>
          <InviteDialog companyId={companyId} close={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Lets the viewer leave the company, or give up a company that is not validated yet. */
function Leaving({ team: { companyId, can } }: { team: TeamView }) {
  const locale = useLocale();
  const texts = useTexts(teamTexts);
  const navigate = useNavigate();
  const { run, busy } = useCommand(pathTo(locale, 'companyTeam', { companyId }));
  if (!can.leave && !can.giveUp) return null;
  const [mode, label, question, said] = can.giveUp
    ? (['giveUp', texts.giveUp, texts.giveUpQuestion, texts.givenUp] as const)
    : (['leave', texts.leave, texts.leaveQuestion, texts.left] as const);
  const go = async () => {
    if (await run({ mode }, said)) await navigate(pathTo(locale, 'home'));
  };
  return (
    <TwoStepButton
      look="danger"
      question={question}
      confirm={texts.yes}
      cancel={texts.cancel}
      busy={busy === mode}
      onConfirm={() => void go()}
    >
      {label}
    </TwoStepButton>
  );
}
