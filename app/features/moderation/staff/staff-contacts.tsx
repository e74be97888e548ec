import type { StaffContact } from '../../../../server/services/moderation/staff/read-staff.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useBrand } from '../../../i18n/use-brand.ts';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

/** The members of the team whom a company can call or write to: the first ones, and the others folded. */
export function StaffContacts({ staff }: { staff: StaffContact[] }) {
  const texts = useTexts(staffTexts);
  const brand = useBrand();
  if (staff.length === 0) return null;
  const others = staff.slice(shownAtOnce);
  return (
    <section className={page.card} aria-labelledby="staff-title">
      <h2 id="staff-title" className={styles.title}>
        {texts.title(brand)}
      </h2>
      <People staff={staff.slice(0, shownAtOnce)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{texts.others(others.length)}</summary>
          <People staff={others} />
        </details>
      )}
    </section>
  );
}

const shownAtOnce = 2;

/** In the place of a picture: the first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

function People({ staff }: { staff: StaffContact[] }) {
  return (
    <ul className={styles.people}>
      {staff.map(({ key, name, role, email, phoneNumber, picture }) => (
        <li key={key}>
          {picture ? (
            <Portrait address={picture} size={40} />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.muted}>{role}</p>
            <p className={styles.ways}>
              <a href={`mailto:${email}`}>{email}</a>
              {phoneNumber && <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
