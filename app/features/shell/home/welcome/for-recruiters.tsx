import { homePlans } from '../../../../../domain/companies/plans/families.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { PlanLine } from '../../../../../server/services/companies/plans/read-plans.ts';
import { wholeNumber } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { usePlanLines } from '../../../../i18n/words/plan-words.ts';
import { Link } from '../../../../ui/link.tsx';
import { homeTexts } from '../home.texts.ts';
import styles from './for-recruiters.module.css';
import { welcomeTexts } from './welcome.texts.ts';

/** Reasons for recruiters, a drawing of the board of candidates, and three plans with their prices. */
export function ForRecruiters({ plans }: { plans: PlanLine[] }) {
  const locale = useLocale();
  const texts = useTexts(welcomeTexts);
  const { recruitersTitle, recruiters } = useTexts(homeTexts);
  const shown = homePlans(plans);
  return (
    <section className={styles.band}>
      <div className={styles.two}>
        <div>
          <h2>{recruitersTitle}</h2>
          <ul className={styles.reasons}>
            {recruiters.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.board} role="img" aria-label={texts.board.label}>
          {texts.board.columns.map(({ name, people }, column) => (
            <div key={name} data-column={column}>
              <p>
                {name} <b>{people.length}</b>
              </p>
              {people.map((person) => (
                <span key={person}>{person}</span>
              ))}
            </div>
          ))}
        </div>
      </div>
      {shown.length > 0 && (
        <>
          <ul className={styles.plans} aria-label={texts.plans.title}>
            {shown.map((plan) => (
              <Plan key={plan.id} plan={plan} />
            ))}
          </ul>
          <p className={styles.compare}>
            <Link href={pathTo(locale, 'plans')}>{texts.plans.compare}</Link>
          </p>
        </>
      )}
    </section>
  );
}

function Plan({ plan }: { plan: PlanLine }) {
  const { name, monthlyPrice } = plan;
  const { profiles, conversations } = usePlanLines()(plan);
  const locale = useLocale();
  const { plans: texts } = useTexts(welcomeTexts);
  return (
    <li>
      <h3>{name}</h3>
      <p className={styles.price}>
        {monthlyPrice === null ? (
          texts.onRequest
        ) : (
          <>
            {texts.price(wholeNumber(locale, monthlyPrice))} <small>{texts.perMonth}</small>
          </>
        )}
      </p>
      {[profiles, conversations].map((line) => line && <p key={line}>{line}</p>)}
    </li>
  );
}
