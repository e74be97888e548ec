import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileVisits } from '../../../../server/services/jobs/applications/read-profile-visits.ts';
import { day as dayText } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Footprints } from '../../../ui/drawings/footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './application-list.module.css';
import { applicationsTexts } from './applications.texts.ts';

type Props = { visits: ProfileVisits; userId: string; further: boolean };

/** The companies that opened the developer's profile, day by day. */
export function VisitDays({ visits: { days, next }, userId, further }: Props) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts).visits;
  const address = pathTo(locale, 'profileVisits');
  if (days.length === 0 && !further) return <NoVisits userId={userId} />;
  return (
    <>
      <div className={styles.days}>
        {days.map(({ day, companies }) => (
          <section key={day}>
            <h2>
              <time dateTime={day}>{dayText(locale, day)}</time>
            </h2>
            <ul className={styles.companies}>
              {companies.map((company) => (
                <li key={company.id}>
                  {company.logo && <img src={company.logo} width={40} height={40} alt="" loading="lazy" />}
                  <CompanyName alias={company.alias} name={company.name} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
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

function CompanyName({ alias, name }: { alias: string; name: string }) {
  return <Link href={pathTo(useLocale(), 'company', { alias })}>{name}</Link>;
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
