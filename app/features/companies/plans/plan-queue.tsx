import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { PlanRequests, WaitingRequest } from '../../../../server/services/companies/plans/read-plan-requests.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueFrame } from '../../../queues/queue-frame.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import parts from '../../../ui/parts.module.css';
import styles from '../../../ui/queue.module.css';
import { plansTexts } from './plans.texts.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

/** The plans requested by companies, for administrators. */
export function PlanQueue({ total, requests, text }: PlanRequests & { text: string }) {
  const locale = useLocale();
  const { queue: texts } = useTexts(plansTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [declining, setDeclining] = useState<WaitingRequest>();
  return (
    <>
      <QueueSearch label={texts.search} text={text} whole={pathTo(locale, 'adminPlans')} />
      <QueueFrame total={total} text={text} texts={texts}>
        {requests.map((request) => (
          <Request key={request.id} request={request} decline={() => setDeclining(request)} />
        ))}
      </QueueFrame>
      {declining && (
        <Suspense>
          <DeclineDialog request={declining} close={() => setDeclining(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Request({ request, decline }: { request: WaitingRequest; decline: () => void }) {
  const locale = useLocale();
  const { queue: texts } = useTexts(plansTexts);
  const { id: requestId, companyId, company, person, message } = request;
  const { run, busy } = useCommand(pathTo(locale, 'companyPlan', { companyId }));
  return (
    <li className={page.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link href={pathTo(locale, 'company', { alias: company.alias })} data-row>
            {company.name}
          </Link>
        </h3>
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
          {person.name} · <span className={parts.address}>{person.email}</span>
        </p>
      )}
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <div className={styles.choices}>
        <Button
          data-key="a"
          busy={busy === 'grant'}
          aria-label={texts.grantOf(company.name)}
          onClick={() => void run({ mode: 'grant', requestId }, texts.granted(company.name))}
        >
          {texts.grant}
        </Button>
        <Button look="danger" data-key="r" aria-label={texts.declineOf(company.name)} onClick={decline}>
          {texts.decline}
        </Button>
      </div>
    </li>
  );
}
