import { pathTo } from '../../../../domain/paths.ts';
import type {
  FoundRecruiter,
  FoundRecruiters,
} from '../../../../server/services/companies/recruiters/find-recruiters.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import company from '../company.module.css';
import styles from './recruiter-list.module.css';
import { recruiterListTexts } from './recruiter-list.texts.ts';

/** docs/product/companies.md, Recruiter list. */
export function RecruiterList({ total, recruiters, text }: FoundRecruiters & { text: string }) {
  const texts = useTexts(recruiterListTexts);
  const common = useTexts(queuesTexts);
  if (recruiters.length === 0) return <QueueEmpty searched={text} nothing={texts.empty} />;
  return (
    <>
      <ul className={`${page.card} ${styles.rows}`}>
        {recruiters.map((one) => (
          <Row key={one.id} recruiter={one} />
        ))}
      </ul>
      {total > recruiters.length && <p className={styles.muted}>{common.first(recruiters.length, total)}</p>}
    </>
  );
}

function Row({ recruiter }: { recruiter: FoundRecruiter }) {
  const locale = useLocale();
  const texts = useTexts(recruiterListTexts);
  const { alias, name, email, jobTitle, role, state, lastSeen, company: firm } = recruiter;
  return (
    <li>
      <div className={styles.words}>
        <Link href={pathTo(locale, 'recruiter', { alias })} className={styles.name}>
          {name}
        </Link>
        {jobTitle && <span className={styles.muted}>, {jobTitle}</span>}
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.words}>
        {firm ? (
          <>
            <Link href={pathTo(locale, 'company', { alias: firm.alias })}>{firm.name}</Link>{' '}
            {firm.state !== 'validated' && (
              <span className={company.badge} data-state={firm.state}>
                {texts.companyStates[firm.state]}
              </span>
            )}
          </>
        ) : (
          <span className={styles.muted}>{texts.noCompany}</span>
        )}
        {firm && <p className={styles.muted}>{texts.roles[role]}</p>}
      </div>
      <div className={styles.state}>
        <span className={company.badge} data-state={state === 'active' ? 'validated' : 'waiting'}>
          {texts.states[state]}
        </span>
        <p className={styles.muted}>{lastSeen ? texts.lastSeen(day(locale, lastSeen)) : texts.never}</p>
      </div>
    </li>
  );
}
