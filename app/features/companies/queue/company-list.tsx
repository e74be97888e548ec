import { type CompanyState, companyStates } from '../../../../domain/companies/company-state.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { FoundCompany } from '../../../../server/services/companies/read-queue.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import company from '../company.module.css';
import styles from './queue.module.css';
import { queueTexts } from './queue.texts.ts';

type Props = {
  companies: FoundCompany[];
  counts: Record<CompanyState, number>;
  /** The only state shown; all states without one. */
  state: CompanyState | undefined;
  text: string;
};

/** All companies found by a part of their name, for administrators; each is edited and given a plan on its own page. */
export function CompanyList({ companies, counts, state: chosen, text }: Props) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  return (
    <section className={styles.all} aria-labelledby="all-title">
      <div className={styles.allHead}>
        <h2 id="all-title">{texts.all}</h2>
        <States {...{ counts, chosen, text }} />
      </div>
      {companies.length === 0 ? (
        <QueueEmpty searched nothing={text ? texts.none : texts.noneInState} />
      ) : (
        <ul className={`${page.card} ${styles.rows}`}>
          {companies.map(({ id, alias, name, logo, state, plan, members }) => (
            <li key={id}>
              <Logo address={logo} />
              <Link href={pathTo(locale, 'company', { alias })} className={styles.rowName}>
                {name}
              </Link>
              <span className={styles.rowPlan}>{plan}</span>
              <span className={styles.rowMembers}>{texts.members(members)}</span>
              <span className={styles.rowState}>
                <span className={company.badge} data-state={state}>
                  {texts.states[state]}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function States({ counts, chosen, text }: Pick<Props, 'counts' | 'text'> & { chosen: CompanyState | undefined }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const all = companyStates.reduce((sum, state) => sum + counts[state], 0);
  const link = (key: CompanyState | 'all', count: number) => {
    const search = new URLSearchParams({ ...(text && { text }), ...(key !== 'all' && { state: key }) });
    // The list may be below the screen: the address leads to it.
    const href = `${pathTo(locale, 'adminCompanies')}${search.size > 0 ? `?${search}` : ''}#all-title`;
    const label = (
      <span className={styles.stateLabel}>
        {texts.filters[key]} <span className={styles.stateCount}>{wholeNumber(locale, count)}</span>
      </span>
    );
    return { key, href, label, current: key === (chosen ?? 'all') };
  };
  return (
    <SegmentedLinks
      label={texts.byState}
      links={[link('all', all), ...companyStates.map((state) => link(state, counts[state]))]}
    />
  );
}

function Logo({ address }: { address: string | undefined }) {
  if (address) return <img src={address} width={32} height={32} alt="" loading="lazy" className={styles.rowLogo} />;
  return (
    <span className={styles.noLogo}>
      <Icon name="building" size={16} />
    </span>
  );
}
