import { pathTo } from '../../../../domain/paths.ts';
import type { OutboxGroup } from '../../../../server/services/shell/outbox/read-outbox.ts';
import { day, timeOfDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { emailIcon } from './email-icon.ts';
import styles from './outbox.module.css';
import { outboxTexts } from './outbox.texts.ts';

/** The last e-mails, day by day. */
export function OutboxList({ groups }: { groups: OutboxGroup[] }) {
  const locale = useLocale();
  const days = Map.groupBy(groups, ({ createdAt }) => day(locale, createdAt));
  return [...days].map(([title, ofDay]) => (
    <section key={title} className={styles.day}>
      <h2>{title}</h2>
      <ul className={styles.rows}>
        {ofDay.map((group) => (
          <li key={group.emails[0]?.id}>
            {group.emails.length > 1 ? <Together group={group} /> : <Alone group={group} />}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Alone({ group }: { group: OutboxGroup }) {
  const texts = useTexts(outboxTexts);
  const locale = useLocale();
  const [{ id, toAddress } = { id: '', toAddress: '' }] = group.emails;
  return (
    <Link href={pathTo(locale, 'outboxMessage', { emailId: id })} className={styles.row}>
      <Words group={group} to={`${texts.to} ${toAddress}`} />
    </Link>
  );
}

/** The same words to several people: their addresses unfold. */
function Together({ group }: { group: OutboxGroup }) {
  const texts = useTexts(outboxTexts);
  const locale = useLocale();
  return (
    <details>
      <summary className={styles.row}>
        <Words group={group} to={texts.people(group.emails.length)} />
      </summary>
      <ul className={styles.people}>
        {group.emails.map(({ id, toAddress }) => (
          <li key={id}>
            <Link href={pathTo(locale, 'outboxMessage', { emailId: id })}>
              <span className={styles.unseen}>{group.subject}, </span>
              {toAddress}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Words({ group, to }: { group: OutboxGroup; to: string }) {
  const texts = useTexts(outboxTexts);
  const locale = useLocale();
  const { template, subject, excerpt, status, createdAt } = group;
  const icon = emailIcon(template);
  const said = texts.statuses[status as keyof typeof texts.statuses];
  return (
    <>
      <span className={styles.icon} data-about={icon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.subject}>{subject}</span>
      <span className={styles.time} title={status === 'sent' ? said : undefined}>
        {/* A sent e-mail is as it should be: a small mark is enough. */}
        {status === 'sent' && <Icon name="check" size={16} />}
        {timeOfDay(locale, createdAt)}
      </span>
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
      <span className={styles.to}>{to}</span>
      <span
        className={status === 'sent' ? styles.unseen : styles.status}
        data-failed={status === 'failed' || undefined}
      >
        {said}
      </span>
    </>
  );
}
