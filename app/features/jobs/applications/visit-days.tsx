import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { ProfileVisits } from '../../../../server/services/jobs/applications/read-profile-visits.ts';
import { day as dayText, monthOf } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Footprints } from '../../../ui/drawings/footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { applicationsTexts } from './applications.texts.ts';
import styles from './visits.module.css';

type Props = { visits: ProfileVisits; userId: string; further: boolean };

/** The companies that opened the developer's profile, day by day. */
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
            {visits.map(({ day, company }) => (
              <li key={`${day} ${company.id}`}>
                {company.logo && <img src={company.logo} width={40} height={40} alt="" loading="lazy" />}
                <div>
                  <Link href={pathTo(locale, 'company', { alias: company.alias })} className={styles.link}>
                    {company.name}
                  </Link>
                  <time dateTime={day}>{dayText(locale, day)}</time>
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

type Visit = { day: string; company: ProfileVisits['days'][number]['companies'][number] };

/** A day with one company would leave most of its line empty, so the days of a month follow each other. */
function monthsOf(locale: Locale, days: ProfileVisits['days']): { month: string; visits: Visit[] }[] {
  const months = new Map<string, Visit[]>();
  for (const { day, companies } of days) {
    const month = monthOf(locale, day);
    const visits = companies.map((company) => ({ day, company }));
    months.set(month, [...(months.get(month) ?? []), ...visits]);
  }
  return [...months].map(([month, visits]) => ({ month, visits }));
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
