import { pathTo } from '../../../../domain/paths.ts';
import type { FoundCompany } from '../../../../server/services/companies/read-queue.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import company from '../company.module.css';
import styles from './queue.module.css';
import { queueTexts } from './queue.texts.ts';

/** All companies found by a part of their name, for administrators; each is edited and given a plan on its own page. */
export function CompanyList({ companies }: { companies: FoundCompany[] }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  return (
    <section className={styles.all} aria-labelledby="all-title">
      <h2 id="all-title">{texts.all}</h2>
      {companies.length === 0 ? (
        <QueueEmpty searched nothing={texts.none} />
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
