import { pathTo } from '../../../../domain/paths.ts';
import type { PlanStanding as Standing } from '../../../../server/services/companies/plans/read-plan-standing.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './plans.module.css';
import { plansTexts } from './plans.texts.ts';

/** The state of the company's own request, or who can make one. */
export function PlanStanding({ standing }: { standing: Standing }) {
  const locale = useLocale();
  const { standing: texts } = useTexts(plansTexts);
  const { way, request } = standing;
  if (!request && way !== 'ask' && way !== 'choose') return null;
  return (
    <div className={styles.standing}>
      {request?.status === 'open' ? (
        <Open standing={standing} request={request} />
      ) : request ? (
        <Notice tone="warning" title={texts.declined(request.plan)}>
          <blockquote className={styles.reason}>{request.answer}</blockquote>
        </Notice>
      ) : way === 'ask' ? (
        <Notice>{texts.ask}</Notice>
      ) : (
        <Notice>
          <p>
            {texts.choose} <Link href={pathTo(locale, 'myCompany')}>{texts.chooseLink}</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}

function Open({ standing, request }: { standing: Standing; request: NonNullable<Standing['request']> }) {
  const locale = useLocale();
  const { standing: texts } = useTexts(plansTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyPlan', { companyId: standing.companyId ?? '' }));
  return (
    <Notice title={texts.open(request.plan)}>
      <p>{texts.openText(day(locale, request.at))}</p>
      {standing.way === 'request' && (
        <p>
          <Button
            look="secondary"
            busy={busy === 'withdraw'}
            onClick={() => void run({ mode: 'withdraw' }, texts.withdrawn)}
          >
            {texts.withdraw}
          </Button>
        </p>
      )}
    </Notice>
  );
}
