import { pathTo } from '../../../domain/paths.ts';
import type { Admins } from '../../../server/services/companies/team/read-admins.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './permission.module.css';
import { permissionTexts } from './permission.texts.ts';

type Props = { admins: Admins; profileId: string | undefined };

/** The company administrators who can give the right to start conversations, and a link back to the profile. */
export function PermissionDenied({ admins: { mayStart, company, companyAlias, admins }, profileId }: Props) {
  const locale = useLocale();
  const texts = useTexts(permissionTexts);
  return (
    <div className={styles.page}>
      <h1>{mayStart ? texts.givenTitle : texts.title}</h1>
      {mayStart ? <Notice tone="good">{texts.given}</Notice> : <p>{texts.lead(company)}</p>}
      {!mayStart && (
        <section>
          <h2>{texts.ask}</h2>
          <ul className={styles.people}>
            {admins.map(({ id, alias, name, jobTitle, picture }) => (
              <li key={id}>
                <Portrait address={picture} size={44} />
                <div>
                  <Link href={pathTo(locale, 'recruiter', { alias })}>{name}</Link>
                  {jobTitle && <span className={styles.muted}>{jobTitle}</span>}
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.muted}>
            {texts.how} <Link href={pathTo(locale, 'companyMembers', { alias: companyAlias })}>{texts.team}</Link>
          </p>
        </section>
      )}
      <p className={styles.ways}>
        {profileId && <ButtonLink href={pathTo(locale, 'profile', { alias: profileId })}>{texts.back}</ButtonLink>}
        <ButtonLink look="secondary" href={pathTo(locale, 'developers')}>
          {texts.library}
        </ButtonLink>
      </p>
    </div>
  );
}
