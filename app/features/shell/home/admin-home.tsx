import { pathTo } from '../../../../domain/paths.ts';
import type { AdminHome as Data } from '../../../../server/services/shell/home/read-admin-home.ts';
import { shortDay, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import queues from '../../../queues/queues.module.css';
import { useQueueNews } from '../../../queues/use-queue-news.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import queue from './admin-home.module.css';
import { adminHomeTexts } from './admin-home.texts.ts';
import { queuesOf } from './admin-queues.ts';
import styles from './home.module.css';

export function AdminHome({ home }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(adminHomeTexts);
  useQueueNews();
  const here = [
    [texts.developers, home.developers],
    [texts.validCompanies, home.companies],
    [texts.offers, home.publishedJobs],
  ] as const;
  const ways = [
    [pathTo(locale, 'adminFigures'), texts.figures, 'list'],
    [pathTo(locale, 'adminFairness'), texts.fairness, 'team'],
    [pathTo(locale, 'adminQuestionQuality'), texts.quality, 'verified'],
    [pathTo(locale, 'adminFlaggedSessions'), texts.flagged, 'eye'],
    [pathTo(locale, 'adminSettings', { section: 'team' }), texts.settings, 'pencil'],
    [pathTo(locale, 'adminEmails'), texts.emails, 'mail'],
  ] as const;
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <div className={queue.columns}>
        <div className={queue.work}>
          <Queues home={home} />
          <div className={queue.firsts}>
            <First
              title={texts.firstProfiles}
              nothing={texts.noProfiles}
              path="profile"
              first={home.firstProfiles}
              queue="adminProfiles"
              count={home.profilesWaiting}
            />
            <div className={queue.below}>
              <First
                title={texts.waiting}
                nothing={texts.nothing}
                path="company"
                first={home.firstCompanies}
                queue="adminCompanies"
                count={home.companiesWaiting}
              />
              <section className={`${page.card} ${queue.here}`}>
                <h2 className={styles.heading}>{texts.here}</h2>
                <dl>
                  {here.map(([label, value]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{wholeNumber(locale, value)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            </div>
          </div>
        </div>
        <div className={queue.side}>
          <section className={`${page.card} ${queue.searches}`} aria-label={texts.submit}>
            <form method="get" action={pathTo(locale, 'adminProfiles')} className={queues.search}>
              <input type="hidden" name="list" value="all" />
              <Field label={texts.search} placeholder={texts.nameOrAddress} type="search" name="text" />
              <Submit />
            </form>
            <form method="get" action={pathTo(locale, 'adminRecruiters')} className={queues.search}>
              <Field label={texts.searchRecruiters} placeholder={texts.nameOrAddress} type="search" name="text" />
              <Submit />
            </form>
          </section>
          <ul className={queue.ways}>
            {ways.map(([href, title, icon]) => (
              <li key={title}>
                <Link href={href}>
                  <Icon name={icon} size={20} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Submit() {
  const texts = useTexts(adminHomeTexts);
  return (
    <Button type="submit" look="secondary" aria-label={texts.submit}>
      <Icon name="search" size={20} />
    </Button>
  );
}

/** The queues with work as tiles, then the empty ones in one line. */
function Queues({ home }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(adminHomeTexts);
  const list = useRowKeys<HTMLDivElement>();
  const queues = queuesOf(home);
  const waiting = queues.filter(({ count }) => count > 0);
  const empty = queues.filter(({ count }) => count === 0);
  return (
    <>
      <div ref={list}>
        {waiting.length > 0 && (
          <ul className={queue.queues}>
            {waiting.map(({ name, icon, count, path, query = '', alarm, oldest }) => (
              <li key={name}>
                <Link href={pathTo(locale, path) + query} data-row data-alarm={alarm}>
                  <span className={queue.icon}>
                    <Icon name={icon} size={20} />
                  </span>
                  <strong>{wholeNumber(locale, count)}</strong> <span>{texts.queues[name](count)}</span>
                  {oldest && <small>{texts.since(shortDay(locale, oldest).replaceAll(' ', '\u00a0'))}</small>}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {empty.length > 0 && (
          <div className={queue.empty}>
            <p id="empty-queues">{texts.emptyQueues}</p>
            <ul aria-labelledby="empty-queues">
              {empty.map(({ name, path, query = '' }) => (
                <li key={name}>
                  <Link href={pathTo(locale, path) + query} data-row>
                    {/* Named in the plural, as the queue is. */}
                    {texts.queues[name](2)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <QueueKeys keys={[texts.keys]} />
    </>
  );
}

type FirstProps = {
  title: string;
  nothing: string;
  path: 'profile' | 'company';
  first: Data['firstProfiles'];
  queue: 'adminProfiles' | 'adminCompanies';
  /** How many the queue has. */
  count: number;
};

/** The oldest entries of a queue, with the way to all of them. */
function First({ title, nothing, path, first, queue: all, count }: FirstProps) {
  const locale = useLocale();
  const texts = useTexts(adminHomeTexts);
  return (
    <section className={page.card}>
      <h2 className={styles.heading}>{title}</h2>
      {first.length === 0 ? (
        <p className={styles.muted}>{nothing}</p>
      ) : (
        <ul className={styles.rows}>
          {first.map(({ alias, name, since, picture }) => (
            <li key={alias}>
              {path === 'profile' ? <Portrait address={picture} size={28} /> : <Logo address={picture} />}
              <strong className={styles.words}>
                <Link href={pathTo(locale, path, { alias })}>{name || alias}</Link>
              </strong>
              <span className={styles.end}>{shortDay(locale, since)}</span>
            </li>
          ))}
        </ul>
      )}
      {count > first.length && (
        <p className={queue.all}>
          <Link href={pathTo(locale, all)}>{texts.all(count)}</Link>
        </p>
      )}
    </section>
  );
}

function Logo({ address }: { address: string | undefined }) {
  if (address) return <img src={address} width={28} height={28} alt="" className={queue.logo} />;
  return (
    <span className={queue.logo}>
      <Icon name="building" size={16} />
    </span>
  );
}
