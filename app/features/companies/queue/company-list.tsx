import { pathTo } from '../../../../domain/paths.ts';
import type { FoundCompany } from '../../../../server/services/companies/read-queue.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import company from '../company.module.css';
import styles from './queue.module.css';
import { queueTexts } from './queue.texts.ts';

/** Every company by a part of its name, for the team; its page is where it is edited and given a plan. */
export function CompanyList({ companies }: { companies: FoundCompany[] }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  return (
    <section className={styles.all} aria-labelledby="all-title">
      <h2 id="all-title">{texts.all}</h2>
      {companies.length === 0 ? (
        <p className={styles.muted}>{texts.none}</p>
      ) : (
        <ul className={`${page.card} ${styles.rows}`}>
          {companies.map(({ id, alias, name, state, plan, members }) => (
            <li key={id}>
              <Link href={pathTo(locale, 'company', { alias })} className={styles.words}>
                {name}
              </Link>
              <span className={styles.muted}>
                {plan} · {texts.members(members)}
              </span>
              <span className={company.badge} data-state={state}>
                {texts.states[state]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
