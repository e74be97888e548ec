import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { CompanyView } from '../../../../server/services/companies/read-company.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckField, SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from '../company.module.css';
import { companyTexts } from '../company.texts.ts';
import { withdrawalTexts } from './withdrawal.texts.ts';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

type Props = {
  company: CompanyView;
  plans: NonNullable<CompanyView['plans']>;
  dealings: NonNullable<CompanyView['dealings']>;
};

/** The decisions of administrators about a company: its validation and its plan. */
export function CompanyReview({ company, plans, dealings }: Props) {
  const locale = useLocale();
  const { review: texts } = useTexts(companyTexts);
  const { companyId, name, state, inside } = company;
  const { run, busy } = useCommand(pathTo(locale, 'companyReview', { companyId }));
  const words = useTexts(withdrawalTexts);
  const [asking, setAsking] = useState<'refuse' | 'withdraw'>();
  const close = () => setAsking(undefined);
  const restore = () => void run({ mode: 'restore' }, words.restored(name));
  return (
    <section className={page.card} aria-labelledby="review-title">
      <h2 id="review-title" className={styles.heading}>
        {texts.title}
      </h2>
      <p>
        {texts.state}{' '}
        <span className={styles.badge} data-state={state}>
          {texts.states[state]}
        </span>
      </p>
      {inside?.refusedReason && (
        <>
          <p>{texts.reason}</p>
          <blockquote className={styles.reason}>{inside.refusedReason}</blockquote>
        </>
      )}
      <div className={styles.choices}>
        {state === 'waiting' && (
          <Button busy={busy === 'accept'} onClick={() => void run({ mode: 'accept' }, texts.accepted)}>
            {texts.accept}
          </Button>
        )}
        {state === 'waiting' && (
          <Button look="danger" onClick={() => setAsking('refuse')}>
            {texts.refuse}
          </Button>
        )}
        {state === 'validated' && (
          <Button look="danger" onClick={() => setAsking('withdraw')}>
            {words.withdraw}
          </Button>
        )}
        {dealings.restorable && (
          <Button busy={busy === 'restore'} onClick={restore}>
            {words.restore}
          </Button>
        )}
      </div>
      {dealings.restorable && <p className={styles.under}>{words.stillFrozen}</p>}
      <RequestReview companyId={companyId} dealings={dealings} />
      <PlanChoice companyId={companyId} plans={plans} />
      <p className={styles.way}>
        <ButtonLink look="secondary" href={pathTo(locale, 'adminCompanies')}>
          {texts.queue}
        </ButtonLink>
      </p>
      <Suspense>
        {asking === 'refuse' && <RefuseDialog companyId={companyId} name={name} close={close} />}
        {asking === 'withdraw' && (
          <WithdrawDialog company={company} dealings={dealings} restore={restore} close={close} />
        )}
      </Suspense>
    </section>
  );
}

/** docs/product/contact.md, Requests read by the team: the switch, and what it does to requests that wait. */
function RequestReview({ companyId, dealings }: Pick<Props, 'dealings'> & { companyId: string }) {
  const locale = useLocale();
  const { requests: texts } = useTexts(companyTexts).review;
  const { run, busy } = useCommand(pathTo(locale, 'companyReview', { companyId }));
  const { requestsReviewed, waitingForTeam, waitingForDeveloper } = dealings;
  const change = (reviewed: boolean) =>
    void run(
      { mode: 'reviewRequests', reviewed },
      reviewed ? texts.on(waitingForDeveloper) : texts.off(waitingForTeam),
    );
  return (
    <CheckField
      label={texts.label}
      checked={busy ? !requestsReviewed : requestsReviewed}
      onChange={({ target }) => change(target.checked)}
      hint={
        <>
          {requestsReviewed ? texts.ifOff(waitingForTeam) : texts.ifOn(waitingForDeveloper)}{' '}
          {waitingForTeam > 0 && <Link href={pathTo(locale, 'adminIntroductions')}>{texts.queue}</Link>}
        </>
      }
    />
  );
}

function PlanChoice({ companyId, plans }: { companyId: string; plans: Props['plans'] }) {
  const { review: texts } = useTexts(companyTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'companyPlan', { companyId }));
  /** The chosen plan that is not stored yet. */
  const [wanted, setWanted] = useState<string>();
  const chosen = wanted ?? plans.current;
  const assign = async () => {
    if (!(await run({ mode: 'assign', planId: chosen }, texts.assigned))) return;
    setWanted((now) => (now === chosen ? undefined : now));
  };
  return (
    <div className={styles.plan}>
      <SelectField label={texts.plan} value={chosen} onChange={({ target }) => setWanted(target.value)}>
        {plans.all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {chosen !== plans.current && (
        <Button busy={busy === 'assign'} onClick={() => void assign()}>
          {texts.assign}
        </Button>
      )}
    </div>
  );
}
