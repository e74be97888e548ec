import type { ReactNode } from 'react';
import type { Allowance } from '../../../../domain/companies/plans/allowance.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { greetingOfRecruiter } from '../../../../domain/profile/display-name.ts';
import type { Newcomer as Arrival } from '../../../../server/services/companies/team/read-newcomer.ts';
import type { RecruiterHome as Data } from '../../../../server/services/shell/home/read-recruiter-home.ts';
import { Bar } from '../../../charts/bar.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { allowanceTexts } from '../../../i18n/words/allowance-texts.ts';
import { usePlanLines } from '../../../i18n/words/plan-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './recruiter-home.module.css';
import { recruiterHomeTexts } from './recruiter-home.texts.ts';
import { Newcomer } from './recruiter-newcomer.tsx';
import { Pending } from './recruiter-pending.tsx';
import { CompanyStep, JoinRequests } from './recruiter-step.tsx';
import { RepliesToRead, type Waiting, WaitingFigures } from './recruiter-waiting.tsx';

type Props = {
  name: string;
  home: Data | undefined;
  newcomer: Arrival | undefined;
  /** What the recruiter asked to be reminded of. */
  reminders?: ReactNode;
  /** The next meetings of the company. */
  meetings?: ReactNode;
  /** The applications that wait for an answer. */
  toAnswer?: ReactNode;
  /** New profiles for the offers and searches. */
  newPeople?: ReactNode;
  /** The members of the team whom the company can reach. */
  contacts?: ReactNode;
  /** Where a request for another plan stands. */
  planRequest?: ReactNode;
  waiting: Waiting;
  /** What is left of the plan today; undefined until the company is validated. */
  today: Allowance | undefined;
};

export function RecruiterHome({ name, home, newcomer, ...parts }: Props) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <div className={page.wide}>
      <div className={styles.top}>
        <h1>{texts.hello(greetingOfRecruiter(name))}</h1>
        {home?.step === 'recruit' && (
          <ButtonLink href={pathTo(locale, 'developers')}>{texts.steps.recruit.action}</ButtonLink>
        )}
      </div>
      {home && <Company home={home} {...parts} />}
      {newcomer && <Newcomer newcomer={newcomer} />}
    </div>
  );
}

type CompanyProps = { home: Data } & Pick<
  Props,
  'reminders' | 'meetings' | 'toAnswer' | 'newPeople' | 'contacts' | 'today' | 'planRequest' | 'waiting'
>;

function Company({
  home,
  reminders,
  meetings,
  toAnswer,
  newPeople,
  contacts,
  today,
  planRequest,
  waiting,
}: CompanyProps) {
  const nothing =
    waiting.reminders +
    (waiting.applications?.count ?? 0) +
    (home.replies?.count ?? 0) +
    (waiting.newProfiles ?? 0) +
    home.joinRequests;
  return (
    <>
      {home.company.state === 'validated' && <WaitingFigures home={home} waiting={waiting} />}
      <div className={styles.columns}>
        <div className={page.stack}>
          {home.step === 'waitForTeam' ? (
            <Pending home={home} />
          ) : (
            (home.step !== 'recruit' || nothing === 0) && <CompanyStep home={home} />
          )}
          {reminders}
          {meetings}
          {toAnswer}
          <RepliesToRead replies={home.replies} />
          <JoinRequests home={home} />
          {newPeople}
        </div>
        <div className={page.stack}>
          <Plan home={home} today={today} planRequest={planRequest} />
          <Identity home={home} />
          <Team home={home} />
          {contacts}
        </div>
      </div>
    </>
  );
}

/** The company, how complete its page is, and its offers. */
function Identity({ home: { company, jobs } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  const words = useTexts(recruiterHomeTexts);
  const others = words.others(jobs.drafts, jobs.archived);
  return (
    <section className={styles.box}>
      <div className={styles.company}>
        {company.logo && <img src={company.logo} width={44} height={44} alt="" className={styles.logo} />}
        <div>
          <h2>
            <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link>
          </h2>
          {company.city && <p className={styles.muted}>{company.city}</p>}
        </div>
      </div>
      {/* While the company waits, it stands in the main column with what is missing. */}
      {company.state !== 'waiting' && (
        <p className={styles.left}>
          {words.completeness(company.guide.percent)}
          <Bar value={company.guide.percent} most={100} />
        </p>
      )}
      <p className={styles.muted}>{[words.online(jobs.published), others].filter(Boolean).join('\u00a0· ')}</p>
      <Link href={pathTo(locale, 'jobManager')}>{texts.manageJobs}</Link>
    </section>
  );
}

/** The plan, and how much of it is left today; until the company is validated only what the plan includes. */
function Plan({ home: { company, plan }, today, planRequest }: Pick<CompanyProps, 'home' | 'today' | 'planRequest'>) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  const words = useTexts(recruiterHomeTexts);
  const back = useTexts(allowanceTexts);
  const { name, limits } = plan;
  const { views, requests } = company.state === 'validated' && today ? today : {};
  const lines = usePlanLines()(limits);
  return (
    <section className={styles.box} aria-labelledby="plan-title">
      <h2 id="plan-title">
        <span className={styles.unseen}>{texts.plan} </span>
        {name}
      </h2>
      {(views || requests) && <p className={styles.muted}>{words.leftToday}</p>}
      {views ? (
        <Left label={words.views} {...views} back={back.viewsBack} />
      ) : (
        <p className={styles.muted}>{lines.profiles}</p>
      )}
      {requests ? (
        <Left label={words.requests} {...requests} back={back.requestsBack} />
      ) : (
        lines.conversations && <p className={styles.muted}>{lines.conversations}</p>
      )}
      {limits.internsOnly && <p className={styles.muted}>{texts.internsOnly}</p>}
      {lines.selections && <p className={styles.muted}>{lines.selections}</p>}
      {planRequest}
      <Link href={pathTo(locale, 'plans')}>{texts.plans}</Link>
    </section>
  );
}

/** How much of a limit is left, in numbers and as a bar: a full bar is all of it. */
function Left({ label, left, limit, back }: { label: string; left: number; limit: number; back: string }) {
  const words = useTexts(recruiterHomeTexts);
  return (
    <p className={styles.left}>
      <span>{label}</span>
      <strong className={styles.of} data-none={left === 0 || undefined}>
        {words.leftOf(left, limit)}
      </strong>
      <Bar value={left} most={limit} />
      {left < limit && <small className={styles.back}>{back}</small>}
    </p>
  );
}

function Team({ home: { team, company } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <section className={styles.box} aria-labelledby="team-title">
      <h2 id="team-title">{texts.team}</h2>
      <ul className={styles.faces}>
        {team.map((member) => (
          <li key={member.id}>
            <Link href={pathTo(locale, 'recruiter', { alias: member.alias })} title={member.name}>
              <Portrait address={member.picture} size={40} />
              <span className={styles.unseen}>
                {[member.name, member.jobTitle, member.admin && texts.admin, member.intros && texts.intros]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={pathTo(locale, 'companyMembers', { alias: company.alias })}>{texts.members}</Link>
    </section>
  );
}
