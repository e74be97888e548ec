import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { WaitingCompany } from '../../../server/services/companies/read-queue.ts';
import { useCommand } from '../../forms/use-command.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CollapsibleMarkdown } from '../../ui/collapsible-markdown.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import styles from './queue.module.css';
import { queueTexts } from './queue.texts.ts';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

/** Companies that wait for the team, with what it takes to decide. */
export function Queue({ total, companies }: { total: number; companies: WaitingCompany[] }) {
  const texts = useTexts(queueTexts);
  if (companies.length === 0) return <Notice tone="good">{texts.nothing}</Notice>;
  return (
    <section className={styles.queue} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{texts.waiting(total)}</h2>
      {total > companies.length && <p className={styles.muted}>{texts.first(companies.length)}</p>}
      {companies.map((company) => (
        <Waiting key={company.id} company={company} />
      ))}
    </section>
  );
}

function Waiting({ company }: { company: WaitingCompany }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyReview', { companyId: company.id }));
  const [refusing, setRefusing] = useState(false);
  const { name, description } = company;
  return (
    <article className={page.card} aria-label={name}>
      <Identity company={company} />
      {description ? (
        <CollapsibleMarkdown html={description} more={texts.more} less={texts.less} />
      ) : (
        <p className={styles.muted}>{texts.noDescription}</p>
      )}
      <div>
        <h4 className={styles.small}>{texts.people}</h4>
        <ul className={styles.people}>
          {company.people.map((person) => (
            <li key={person.email}>
              {person.name}
              {person.jobTitle && `, ${person.jobTitle}`} · {person.email}
            </li>
          ))}
        </ul>
      </div>
      {company.namesakes.length > 0 && (
        <Notice tone="warning">
          <p>
            {texts.namesakes}{' '}
            {company.namesakes.map((other) => (
              <Link key={other.alias} href={pathTo(locale, 'company', { alias: other.alias })}>
                {other.name}
              </Link>
            ))}
          </p>
        </Notice>
      )}
      <div className={styles.choices}>
        <Button
          busy={busy === 'accept'}
          aria-label={texts.acceptOf(name)}
          onClick={() => void run({ mode: 'accept' }, texts.accepted(name))}
        >
          {texts.accept}
        </Button>
        <Button look="danger" aria-label={texts.refuseOf(name)} onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
      </div>
      {refusing && (
        <Suspense>
          <RefuseDialog companyId={company.id} name={name} close={() => setRefusing(false)} />
        </Suspense>
      )}
    </article>
  );
}

function Identity({ company }: { company: WaitingCompany }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { name, alias, logo, website, city, staffCount, askedAt } = company;
  const facts = [city, staffCount && texts.staff(staffCount)].filter(Boolean).join(' · ');
  return (
    <div className={styles.identity}>
      {logo && <img src={logo} width={56} height={56} alt="" className={styles.logo} />}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={pathTo(locale, 'company', { alias })}>{name}</Link>
        </h3>
        <p className={styles.muted}>
          {facts}
          {facts && website && ' · '}
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {new URL(website).host}
            </a>
          )}
        </p>
      </div>
      <p className={styles.when}>{texts.since(day(locale, askedAt))}</p>
    </div>
  );
}
