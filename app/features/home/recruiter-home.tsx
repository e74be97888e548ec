import { pathTo } from '../../../domain/paths.ts';
import type { RecruiterHome as Data } from '../../../server/services/home/read-recruiter-home.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';

export function RecruiterHome({ name, home }: { name: string; home: Data | undefined }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <div className={page.wide}>
      <h1>{texts.hello(name)}</h1>
      {home ? (
        <Company home={home} />
      ) : (
        <div className={styles.columns}>
          <Notice tone="info" title={texts.none}>
            <p>{texts.noneText}</p>
            <p>
              <ButtonLink href={pathTo(locale, 'contact')}>{texts.write}</ButtonLink>
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}

function Company({ home: { company, plan, jobs, team } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  return (
    <div className={styles.columns}>
      <div className={page.stack}>
        {!company.validated && (
          <Notice tone="warning" title={texts.pendingTitle}>
            <p>{texts.pendingText}</p>
          </Notice>
        )}
        <section className={page.card}>
          <div className={styles.person}>
            {company.logo && <img src={company.logo} width={64} height={64} alt="" className={styles.logo} />}
            <div className={styles.words}>
              <h2 className={styles.name}>{company.name}</h2>
              {company.city && <p className={styles.muted}>{company.city}</p>}
            </div>
          </div>
        </section>
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
        <section className={page.card}>
          <h2 className={styles.small}>{texts.plan}</h2>
          <p className={styles.name}>{plan.name}</p>
          <div className={styles.facts}>
            <p>{texts.views(plan.viewsPerDay)}</p>
            <p>{texts.conversations(plan.conversations)}</p>
            {plan.batch && <p>{texts.batch}</p>}
          </div>
        </section>
        <section className={page.card}>
          <h2 className={styles.heading}>{texts.team}</h2>
          <ul className={styles.rows}>
            {team.map((member) => (
              <li key={member.id}>
                <Portrait address={member.avatar} size={40} />
                <span className={styles.words}>
                  <strong>{member.name}</strong>
                  <span className={styles.under}>
                    {[member.jobTitle, member.admin && texts.admin, member.intros && texts.intros]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
