import { Fragment } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { ProfileVisits } from '../../../../server/services/jobs/applications/read-profile-visits.ts';
import { day as dayText, monthOf, shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Footprints } from '../../../ui/drawings/footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { applicationsTexts } from './applications.texts.ts';
import styles from './visits.module.css';

type Props = { visits: ProfileVisits; userId: string; further: boolean };

/** The companies that opened the developer's profile, month by month, with the days. */
export function VisitDays({ visits: { days, next }, userId, further }: Props) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts).visits;
  const address = pathTo(locale, 'profileVisits');
  if (days.length === 0 && !further) return <NoVisits userId={userId} />;
  return (
    <>
      {monthsOf(locale, days).map(({ month, visits }) => (
        <section key={month} className={styles.month}>
          <h2>{month}</h2>
          <ul className={styles.companies}>
            {visits.map(({ company, days }) => (
              <li key={company.id}>
                {company.logo && <img src={company.logo} width={40} height={40} alt="" loading="lazy" />}
                <div>
                  <Link href={pathTo(locale, 'company', { alias: company.alias })} className={styles.link}>
                    {company.name}
                  </Link>
                  <p>
                    {days.map((day, place) => (
                      <Fragment key={day}>
                        {place > 0 && ' · '}
                        <time dateTime={day}>{days.length > 1 ? shortDay(locale, day) : dayText(locale, day)}</time>
                      </Fragment>
                    ))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.length === 0 && <p className={styles.empty}>{texts.end}</p>}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && <ButtonLink href={`${address}?after=${encodeURIComponent(next)}`}>{texts.next}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

type Company = ProfileVisits['days'][number]['companies'][number];
type Visit = { company: Company; days: string[] };

/** The companies of each month, each once with its days: a company that came four times is one line. */
function monthsOf(locale: Locale, days: ProfileVisits['days']): { month: string; visits: Visit[] }[] {
  const months = new Map<string, Map<string, Visit>>();
  for (const { day, companies } of days) {
    const month = monthOf(locale, day);
    const visits = months.get(month) ?? new Map<string, Visit>();
    months.set(month, visits);
    for (const company of companies) {
      const visit = visits.get(company.id) ?? { company, days: [] };
      visit.days.push(day);
      visits.set(company.id, visit);
    }
  }
  return [...months].map(([month, visits]) => ({ month, visits: [...visits.values()] }));
}

function NoVisits({ userId }: { userId: string }) {
  const locale = useLocale();
  const { empty } = useTexts(applicationsTexts).visits;
  return (
    <EmptyState
      drawing={<Footprints />}
      title={empty.title}
      action={<ButtonLink href={pathTo(locale, 'profile', { alias: userId })}>{empty.way}</ButtonLink>}
    >
      <p>{empty.text}</p>
    </EmptyState>
  );
}
