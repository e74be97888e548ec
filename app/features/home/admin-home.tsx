import { pathTo } from '../../../domain/paths.ts';
import type { AdminHome as Data } from '../../../server/services/home/read-admin-home.ts';
import { day, wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';

export function AdminHome({ home }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).admin;
  const waiting = [
    [texts.profiles, home.profilesWaiting],
    [texts.companies, home.companiesWaiting],
    [texts.plans, home.planRequests],
    [texts.introductions, home.introductionsHeld],
    [texts.questions, home.questionsWaiting],
    [texts.reports, home.questionReports],
    [texts.support, home.openSupport],
    [texts.emails, home.failedEmails],
    [texts.jobs, home.failedJobs],
  ] as const;
  const here = [
    [texts.developers, home.developers],
    [texts.validCompanies, home.companies],
    [texts.offers, home.publishedJobs],
  ] as const;
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <div className={`${page.stack} ${styles.columns}`} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <section className={page.card} aria-label={texts.title}>
          <Counts counts={waiting} coral />
        </section>
        <section className={page.card}>
          <h2 className={styles.heading}>{texts.waiting}</h2>
          {home.firstCompanies.length === 0 ? (
            <p className={styles.muted}>{texts.nothing}</p>
          ) : (
            <ul className={styles.rows}>
              {home.firstCompanies.map(({ alias, name, since }) => (
                <li key={alias}>
                  <strong className={styles.words}>
                    <Link href={pathTo(locale, 'company', { alias })}>{name}</Link>
                  </strong>
                  <span className={styles.end}>{texts.since(day(locale, since))}</span>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.ways}>
            <ButtonLink href={pathTo(locale, 'adminCompanies')}>{texts.open}</ButtonLink>
            <ButtonLink look="secondary" href={pathTo(locale, 'adminPlans')}>
              {texts.openPlans}
            </ButtonLink>
            <ButtonLink look="secondary" href={pathTo(locale, 'adminIntroductions')}>
              {texts.openIntroductions}
            </ButtonLink>
            <ButtonLink look="secondary" href={pathTo(locale, 'adminQuestions')}>
              {texts.openQuestions}
            </ButtonLink>
          </div>
        </section>
        <section className={page.card}>
          <h2 className={styles.heading}>{texts.here}</h2>
          <Counts counts={here} />
        </section>
      </div>
    </div>
  );
}

function Counts({ counts, coral = false }: { counts: readonly (readonly [string, number])[]; coral?: boolean }) {
  const locale = useLocale();
  return (
    <dl className={styles.counts}>
      {counts.map(([label, value]) => (
        <div key={label} data-waiting={(coral && value > 0) || undefined}>
          <dt>{label}</dt>
          <dd>{wholeNumber(locale, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
