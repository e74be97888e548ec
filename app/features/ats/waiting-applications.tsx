import { pathTo } from '../../../domain/paths.ts';
import type { WaitingApplication } from '../../../server/services/ats/confirm-application.ts';
import { useCommand } from '../../forms/use-command.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import styles from './ats.module.css';
import { waitingTexts } from './waiting-applications.texts.ts';

/** First on the page, because a company waits for the developer's answer. */
export function WaitingApplications({ applications }: { applications: WaitingApplication[] }) {
  const texts = useTexts(waitingTexts);
  if (applications.length === 0) return null;
  return (
    <section className={`${page.card} ${styles.waiting}`} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <ul className={styles.rows}>
        {applications.map((application) => (
          <Waiting key={application.id} application={application} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ application: { id, company, job, message, receivedAt } }: { application: WaitingApplication }) {
  const locale = useLocale();
  const texts = useTexts(waitingTexts);
  const { run, busy } = useCommand(pathTo(locale, 'atsApplications'));
  const name = job ? texts.toJob(job.title, company.name) : texts.spontaneous(company.name);
  const address = job
    ? pathTo(locale, 'job', { alias: job.alias })
    : pathTo(locale, 'company', { alias: company.alias });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={address}>{name}</Link>
        </p>
        <p className={styles.muted}>{texts.received(day(locale, receivedAt))}</p>
        {message && <p className={styles.message}>{message}</p>}
      </div>
      <div className={styles.end}>
        <Button
          busy={busy === 'confirm'}
          aria-label={texts.of(texts.confirm, name)}
          onClick={() => void run({ mode: 'confirm', applicationId: id }, texts.confirmed)}
        >
          {texts.confirm}
        </Button>
        <Button
          look="secondary"
          busy={busy === 'deny'}
          aria-label={texts.of(texts.deny, name)}
          onClick={() => void run({ mode: 'deny', applicationId: id }, texts.denied)}
        >
          {texts.deny}
        </Button>
      </div>
    </li>
  );
}
