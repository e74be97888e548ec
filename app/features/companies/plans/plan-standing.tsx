import { pathTo } from '../../../../domain/paths.ts';
import type { PlanStanding as Standing } from '../../../../server/services/companies/plans/read-plan-standing.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './plans.module.css';
import { plansTexts } from './plans.texts.ts';
import { PlanRequestState } from './request-state.tsx';

const tones = { open: 'info', granted: 'good', declined: 'warning' } as const;

/** The state of the company's own request, or who can make one. */
export function PlanStanding({ standing }: { standing: Standing }) {
  const locale = useLocale();
  const { standing: texts } = useTexts(plansTexts);
  const { way, request } = standing;
  if (!request && way !== 'ask' && way !== 'choose') return null;
  return (
    <div className={styles.standing}>
      {request && (
        <Notice tone={tones[request.status]}>
          <PlanRequestState request={request} />
          {request.status === 'open' && way === 'request' && <Withdrawal companyId={standing.companyId ?? ''} />}
        </Notice>
      )}
      {!request &&
        (way === 'ask' ? (
          <Notice>{texts.ask}</Notice>
        ) : (
          <Notice>
            <p>
              {texts.choose} <Link href={pathTo(locale, 'myCompany')}>{texts.chooseLink}</Link>
            </p>
          </Notice>
        ))}
    </div>
  );
}

function Withdrawal({ companyId }: { companyId: string }) {
  const locale = useLocale();
  const { standing: texts } = useTexts(plansTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyPlan', { companyId }));
  return (
    <>
      <p>{texts.openText}</p>
      <p>
        <Button
          look="secondary"
          busy={busy === 'withdraw'}
          onClick={() => void run({ mode: 'withdraw' }, texts.withdrawn)}
        >
          {texts.withdraw}
        </Button>
      </p>
    </>
  );
}
