import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { WaitingRequest } from '../../../server/services/plans/read-plan-requests.ts';
import { useCommand } from '../../forms/use-command.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import styles from '../../ui/queue.module.css';
import { plansTexts } from './plans.texts.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

/** The plans that companies ask for, for the team. */
export function PlanQueue({ requests }: { requests: WaitingRequest[] }) {
  const { queue: texts } = useTexts(plansTexts);
  if (requests.length === 0) {
    return (
      <div className={styles.empty}>
        <Notice tone="good">{texts.nothing}</Notice>
      </div>
    );
  }
  return (
    <ul className={styles.queue}>
      {requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </ul>
  );
}

function Request({ request }: { request: WaitingRequest }) {
  const locale = useLocale();
  const { queue: texts } = useTexts(plansTexts);
  const { id: requestId, companyId, company, person, message } = request;
  const { run, busy } = useCommand(pathTo(locale, 'companyPlan', { companyId }));
  const [declining, setDeclining] = useState(false);
  return (
    <li className={page.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link>
        </h2>
        <p className={styles.muted}>{texts.since(day(locale, request.askedAt))}</p>
      </div>
      <p>
        <strong>{texts.wants(request.plan)}</strong>
      </p>
      <p className={styles.muted}>
        {texts.has(request.present)} · {texts.states[company.state]}
      </p>
      {person && (
        <p className={styles.muted}>
          {person.name} · {person.email}
        </p>
      )}
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <div className={styles.choices}>
        <Button
          busy={busy === 'grant'}
          aria-label={texts.grantOf(company.name)}
          onClick={() => void run({ mode: 'grant', requestId }, texts.granted(company.name))}
        >
          {texts.grant}
        </Button>
        <Button look="danger" aria-label={texts.declineOf(company.name)} onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </div>
      {declining && (
        <Suspense>
          <DeclineDialog request={request} close={() => setDeclining(false)} />
        </Suspense>
      )}
    </li>
  );
}
