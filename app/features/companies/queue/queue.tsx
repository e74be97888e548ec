import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { CompanyQueue, WaitingCompany } from '../../../../server/services/companies/read-queue.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueFrame } from '../../../queues/queue-frame.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import parts from '../../../ui/parts.module.css';
import { Prose } from '../../../ui/prose.tsx';
import styles from './queue.module.css';
import { queueTexts } from './queue.texts.ts';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

type Props = CompanyQueue & { text: string };

/** Companies that wait for validation, with the facts needed to decide. */
export function Queue({ total, companies, text }: Props) {
  const texts = useTexts(queueTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [refusing, setRefusing] = useState<WaitingCompany>();
  return (
    <>
      <QueueFrame total={total} text={text} texts={texts}>
        {companies.map((company) => (
          <Waiting key={company.id} company={company} refuse={() => setRefusing(company)} />
        ))}
      </QueueFrame>
      {refusing && (
        <Suspense>
          <RefuseDialog companyId={refusing.id} name={refusing.name} close={() => setRefusing(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Waiting({ company, refuse }: { company: WaitingCompany; refuse: () => void }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyReview', { companyId: company.id }));
  const { name, description } = company;
  return (
    <li className={page.card} aria-label={name}>
      <div className={styles.waiting}>
        <div className={styles.company}>
          <Identity company={company} />
          {description ? (
            // Whole: it is what the team judges.
            <Prose html={description} />
          ) : (
            <p className={styles.muted}>{texts.noDescription}</p>
          )}
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
        </div>
        <div className={styles.request}>
          <div>
            <h4 className={styles.small}>{texts.since(day(locale, company.askedAt))}</h4>
            <ul className={styles.people}>
              {company.people.map((person) => (
                <li key={person.email}>
                  <p>
                    <strong>{person.name}</strong>
                    {person.jobTitle && `, ${person.jobTitle}`}
                  </p>
                  <p className={styles.address}>{person.email}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.choices}>
            <Button
              data-key="v"
              busy={busy === 'accept'}
              aria-label={texts.acceptOf(name)}
              onClick={() => void run({ mode: 'accept' }, texts.accepted(name))}
            >
              {texts.accept}
            </Button>
            <Button look="danger" data-key="r" aria-label={texts.refuseOf(name)} onClick={refuse}>
              {texts.refuse}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}

function Identity({ company }: { company: WaitingCompany }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { name, alias, logo, website, city, staffCount } = company;
  const facts = [city, staffCount && texts.staff(staffCount)].filter(Boolean).join(' · ');
  return (
    <div className={styles.identity}>
      {logo && <img src={logo} width={56} height={56} alt="" className={styles.logo} />}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={pathTo(locale, 'company', { alias })} data-row>
            {name}
          </Link>
        </h3>
        <p className={`${styles.person} ${styles.muted}`}>
          {facts && <span>{facts}</span>}
          {website && (
            <a href={website} className={parts.address} target="_blank" rel="noopener noreferrer nofollow ugc">
              {new URL(website).host}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
