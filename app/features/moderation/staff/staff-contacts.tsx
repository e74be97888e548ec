import type { StaffContact } from '../../../../server/services/moderation/staff/read-staff.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useBrand } from '../../../i18n/use-brand.ts';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

/** The members of the team whom a company can call or write to. */
export function StaffContacts({ staff }: { staff: StaffContact[] }) {
  const texts = useTexts(staffTexts);
  const brand = useBrand();
  if (staff.length === 0) return null;
  return (
    <section className={page.wide} aria-labelledby="staff-title">
      <h2 id="staff-title" className={styles.title}>
        {texts.title(brand)}
      </h2>
      <ul className={styles.people}>
        {staff.map(({ key, name, role, email, phoneNumber, picture }) => (
          <li key={key} className={page.card}>
            <Portrait address={picture} size={56} />
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
    </section>
  );
}
