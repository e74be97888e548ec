import type { ReactNode } from 'react';
import { nextStep } from '../../../../domain/companies/next-step.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Newcomer as Arrival } from '../../../../server/services/companies/team/read-newcomer.ts';
import type { RecruiterHome as Data } from '../../../../server/services/shell/home/read-recruiter-home.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';
import { CompanyStep, JoinRequests } from './recruiter-step.tsx';

type Props = {
  name: string;
  home: Data | undefined;
  newcomer: Arrival | undefined;
  /** The applications that wait for an answer. */
  toAnswer?: ReactNode;
  /** New profiles for the offers and searches. */
  newPeople?: ReactNode;
};

export function RecruiterHome({ name, home, newcomer, toAnswer, newPeople }: Props) {
  const texts = useTexts(homeTexts).recruiter;
  return (
    <div className={page.wide}>
      <h1>{texts.hello(name)}</h1>
      {home && <Company home={home} toAnswer={toAnswer} newPeople={newPeople} />}
      {newcomer && <Newcomer newcomer={newcomer} />}
    </div>
  );
}

/** A recruiter without a company: invitations, the membership request, and the link to join one. */
function Newcomer({ newcomer: { invitations, request } }: { newcomer: Arrival }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  const step =
    texts.steps[
      nextStep({ company: undefined, joinRequested: request !== undefined }) as 'chooseCompany' | 'waitForCompany'
    ];
  const address = pathTo(locale, 'myCompany');
  return (
    <div className={`${page.stack} ${styles.columns}`} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {invitations.map(({ id, company }) => (
        <Notice key={id} tone="good" title={texts.invited(company)}>
          <p>{texts.invitedText}</p>
          <p>
            <ButtonLink href={address}>{texts.invitedAction}</ButtonLink>
          </p>
        </Notice>
      ))}
      <Notice tone="info" title={step.title}>
        <p>{step.text}</p>
        <p>
          <ButtonLink href={address} look={invitations.length > 0 || request ? 'secondary' : 'primary'}>
            {step.action}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  );
}

type CompanyProps = { home: Data } & Pick<Props, 'toAnswer' | 'newPeople'>;

function Company({ home, toAnswer, newPeople }: CompanyProps) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  const { jobs } = home;
  return (
    <div className={styles.columns}>
      <div className={page.stack}>
        <CompanyStep home={home} />
        {toAnswer}
        <JoinRequests home={home} />
        {newPeople}
        <Identity home={home} />
        <section className={page.card}>
          <h2 className={styles.heading}>{texts.jobs}</h2>
          <dl className={styles.counts}>
            {(['published', 'drafts', 'archived'] as const).map((key) => (
              <div key={key}>
                <dt>{texts[key]}</dt>
                <dd>{jobs[key]}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.way}>
            <ButtonLink href={pathTo(locale, 'jobManager')} look="secondary">
              {texts.manageJobs}
            </ButtonLink>
          </p>
        </section>
      </div>
      <div className={page.stack}>
        <Plan plan={home.plan} />
        <Team home={home} />
      </div>
    </div>
  );
}

function Identity({ home: { company } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <section className={page.card}>
      <div className={styles.person}>
        {company.logo && <img src={company.logo} width={64} height={64} alt="" className={styles.logo} />}
        <div className={styles.words}>
          <h2 className={styles.name}>{company.name}</h2>
          <p className={styles.muted}>
            {[company.city, texts.percent(company.guide.percent)].filter(Boolean).join('\u00a0· ')}
          </p>
        </div>
      </div>
      <div className={styles.ways}>
        <ButtonLink look="secondary" href={pathTo(locale, 'company', { alias: company.alias })}>
          {texts.page}
        </ButtonLink>
      </div>
    </section>
  );
}

function Plan({ plan: { name, limits } }: { plan: Data['plan'] }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <section className={page.card}>
      <h2 className={styles.small}>{texts.plan}</h2>
      <p className={styles.name}>{name}</p>
      <div className={styles.facts}>
        <p>{texts.views(limits.profilesPerDay)}</p>
        <p>{texts.conversations(limits.conversations)}</p>
        {limits.internsOnly && <p>{texts.internsOnly}</p>}
        {limits.selections && <p>{texts.batch}</p>}
        <p>
          <Link href={pathTo(locale, 'plans')}>{texts.plans}</Link>
        </p>
      </div>
    </section>
  );
}

function Team({ home: { team, company } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <section className={page.card}>
      <h2 className={styles.heading}>{texts.team}</h2>
      <ul className={styles.rows}>
        {team.map((member) => (
          <li key={member.id}>
            <Portrait address={member.picture} size={40} />
            <span className={styles.words}>
              <Link href={pathTo(locale, 'recruiter', { alias: member.alias })}>{member.name}</Link>
              <span className={styles.under}>
                {[member.jobTitle, member.admin && texts.admin, member.intros && texts.intros]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink look="secondary" href={pathTo(locale, 'companyMembers', { alias: company.alias })}>
          {texts.members}
        </ButtonLink>
      </div>
    </section>
  );
}
