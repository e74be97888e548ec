import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { listOutbox } from '../../../server/services/shell/outbox/read-outbox.ts';
import styles from '../../features/shell/outbox/outbox.module.css';
import { outboxTexts } from '../../features/shell/outbox/outbox.texts.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Bottle } from '../../ui/drawings/bottle.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => outboxTexts[locale].title);

export const loader = serve(async (context) => ({ emails: await listOutbox(context) }));

export default function OutboxPage() {
  const { emails } = useLoaderData<typeof loader>();
  const texts = useTexts(outboxTexts);
  const locale = useLocale();
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      {emails.length === 0 ? (
        <EmptyState drawing={<Bottle />} title={texts.empty} />
      ) : (
        <ul className={styles.rows}>
          {emails.map((email) => (
            <li key={email.id}>
              <Link href={pathTo(locale, 'outboxMessage', { emailId: email.id })}>
                <span className={styles.subject}>{email.subject}</span>
                <span className={`${styles.muted} ${styles.end}`}>
                  {texts.statuses[email.status as keyof typeof texts.statuses]}
                </span>
                <span className={styles.muted}>
                  {texts.to} {email.toAddress}
                </span>
                <span className={`${styles.muted} ${styles.end}`}>{dayAndTime(locale, email.createdAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
