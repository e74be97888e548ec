import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { ListedCompany } from '../../../../server/services/companies/directory/list-companies.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import chips from '../../../ui/chips.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './directory.module.css';
import { directoryTexts } from './directory.texts.ts';

type Props = { company: ListedCompany; answering: ReactNode; act: ReactNode };

/** A company of the directory. The whole entry is a link to its page. */
export function DirectoryEntry({ company, answering, act }: Props) {
  const locale = useLocale();
  const texts = useTexts(directoryTexts);
  const { alias, name, logo, place, staffCount, offers, about, technologies, blocked } = company;
  const staff = staffCount === 1 ? texts.one : staffCount && texts.staff(wholeNumber(locale, staffCount));
  return (
    <>
      {logo ? (
        <img className={styles.logo} src={logo} width={48} height={48} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.logo} aria-hidden="true" />
      )}
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={pathTo(locale, 'company', { alias })} className={styles.link}>
            {name}
          </Link>
        </h2>
        {offers > 0 && <span className={styles.offers}>{texts.offers(offers)}</span>}
        {blocked && (
          <span className={styles.blocked}>
            <Icon name="eyeOff" size={16} />
            {texts.blocked}
          </span>
        )}
        {(place || staff || answering) && (
          <div className={styles.facts}>
            {place && (
              <span>
                <Icon name="mapPin" size={16} /> {place}
              </span>
            )}
            {staff && (
              <span>
                <Icon name="team" size={16} /> {staff}
              </span>
            )}
            {answering}
          </div>
        )}
      </div>
      {act && <div className={styles.act}>{act}</div>}
      {about && <p className={styles.about}>{about}</p>}
      {technologies.length > 0 && (
        <ul className={chips.chips} aria-label={texts.technologies}>
          {technologies.map((technology) => (
            <li key={technology.id}>
              <TechnologyIcon handle={technology.handle} />
              {technology.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
