import { isAnswered } from '../../../../domain/jobs/applications/application.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OwnApplication } from '../../../../server/services/jobs/applications/read-applications.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './application-list.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { useWithdraw } from './use-application.ts';

const icons: Record<OwnApplication['kind'], IconName> = {
  application: 'briefcase',
  superlike: 'mail',
  like: 'heart',
  click: 'external',
};

export function ApplicationList({ applications }: { applications: OwnApplication[] }) {
  const texts = useTexts(applicationsTexts).page;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {applications.map((application) => (
        <ApplicationRow key={application.kind + application.targetId} application={application} />
      ))}
    </ul>
  );
}

function ApplicationRow({ application }: { application: OwnApplication }) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  const { kind, targetId, company, job, state, outcome } = application;
  const { busy, withdraw } = useWithdraw(kind, targetId);
  // A like or a click gets no answer.
  const seen = !isAnswered(kind) && state !== 'offerClosed';
  const name = job ? (job.title ?? texts.page.untitled) : company.name;
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        {company.logo && <img src={company.logo} width={48} height={48} alt="" loading="lazy" />}
        <span className={styles.icon} data-kind={kind}>
          <Icon name={icons[kind]} size={company.logo ? 14 : 20} />
        </span>
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <ApplicationLink application={application}>{name}</ApplicationLink>
        </h2>
        {job && <p className={styles.company}>{company.name}</p>}
      </div>
      <p className={styles.state} data-state={seen ? 'seen' : (outcome ?? state)}>
        {seen ? texts.page.seen : outcome ? texts.page.outcomes[outcome] : texts.page.states[state]}
      </p>
      <p className={styles.facts}>
        <span>
          {texts.page.kind[kind]} {texts.page.on(unbrokenDay(locale, application.at))}
        </span>
        {outcome && state === 'answeredLate' && <span>{texts.page.states.answeredLate}</span>}
        {application.answerBefore && (
          <span>{texts.page.answerBefore(unbrokenDay(locale, application.answerBefore))}</span>
        )}
      </p>
      <div className={styles.more}>
        <Ending application={application} />
        {application.message && (
          <details className={styles.message}>
            <summary>{texts.page.message}</summary>
            <p>{application.message}</p>
          </details>
        )}
      </div>
      <div className={styles.act}>
        <TwoStepButton
          look="quiet"
          question={texts.sure}
          confirm={texts.yes}
          cancel={texts.cancel}
          label={texts.page.withdraw(texts.page.kind[kind], name)}
          busy={busy}
          onConfirm={() => void withdraw()}
        >
          {texts.withdraw}
        </TwoStepButton>
      </div>
    </li>
  );
}

/** What follows the end of an application. */
function Ending({ application: { state, elsewhere, introductionId } }: { application: OwnApplication }) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts).page;
  if (introductionId)
    return (
      <p>
        <Link href={pathTo(locale, 'conversation', { introductionId })}>{texts.conversation}</Link>
      </p>
    );
  if (state !== 'unanswered') return null;
  return (
    <div className={styles.ending}>
      <p>{elsewhere ? texts.closedElsewhere : texts.closed}</p>
      <p>
        <Link href={pathTo(locale, 'jobs')}>{texts.otherJobs}</Link>
      </p>
    </div>
  );
}

/** A link to the offer while it is open, otherwise to the company. */
function ApplicationLink({
  application: { job, company, open },
  children,
}: {
  application: OwnApplication;
  children: string;
}) {
  const locale = useLocale();
  const address = job
    ? open && pathTo(locale, 'job', { alias: job.alias })
    : pathTo(locale, 'company', { alias: company.alias });
  return address ? (
    <Link href={address} className={styles.link}>
      {children}
    </Link>
  ) : (
    children
  );
}
