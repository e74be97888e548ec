import { pathTo } from '../../../../domain/paths.ts';
import type { TeamView } from '../../../../server/services/companies/team/read-team.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './team.module.css';
import { teamTexts } from './team.texts.ts';

type Request = TeamView['requests'][number];

/** Recruiters who request membership and wait for the answer of a company administrator. */
export function TeamRequests({ companyId, requests }: { companyId: string; requests: Request[] }) {
  const texts = useTexts(teamTexts);
  return (
    <section className={`${page.card} ${styles.waiting}`} aria-labelledby="requests-title">
      <h2 id="requests-title" className={styles.heading}>
        {texts.requests}
      </h2>
      <p className={styles.lead}>{texts.requestsLead}</p>
      <ul className={styles.rows}>
        {requests.map((request) => (
          <RequestRow key={request.recruiterId} companyId={companyId} request={request} />
        ))}
      </ul>
    </section>
  );
}

function RequestRow({ companyId, request }: { companyId: string; request: Request }) {
  const locale = useLocale();
  const texts = useTexts(teamTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyTeam', { companyId }));
  const { recruiterId, name, email, jobTitle, message, askedAt } = request;
  return (
    <li className={styles.member}>
      <Portrait address={request.picture} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.under}>{[jobTitle, email].filter(Boolean).join(' · ')}</p>
        <p className={styles.under}>{texts.asked(day(locale, askedAt))}</p>
        {message && <blockquote className={styles.message}>{message}</blockquote>}
      </div>
      <div className={styles.end}>
        <Button
          busy={busy === 'acceptRequest'}
          aria-label={texts.of(texts.accept, name)}
          onClick={() => void run({ mode: 'acceptRequest', recruiterId }, texts.accepted(name))}
        >
          {texts.accept}
        </Button>
        <TwoStepButton
          label={texts.of(texts.decline, name)}
          question={texts.declineQuestion(name)}
          confirm={texts.decline}
          cancel={texts.cancel}
          busy={busy === 'declineRequest'}
          onConfirm={() => void run({ mode: 'declineRequest', recruiterId }, texts.declined)}
        >
          {texts.decline}
        </TwoStepButton>
      </div>
    </li>
  );
}
