import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readOutboxMessage } from '../../../server/services/shell/outbox/read-outbox.ts';
import styles from '../../features/shell/outbox/outbox.module.css';
import { outboxTexts } from '../../features/shell/outbox/outbox.texts.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/outbox-message.ts';

export const meta = pageTitle((locale) => outboxTexts[locale].title);

export const loader = serve(async (context, { params }: Route.LoaderArgs) => ({
  email: await readOutboxMessage(context, params.emailId),
}));

export default function OutboxMessagePage() {
  const { email } = useLoaderData<typeof loader>();
  const texts = useTexts(outboxTexts);
  const locale = useLocale();
  return (
    <div className={page.reading}>
      <p>
        <Link href={pathTo(locale, 'outbox')}>{texts.back}</Link>
      </p>
      <h1>{email.subject}</h1>
      <div className={styles.meta}>
        <p className={styles.muted}>
          {texts.to} {email.toAddress}
        </p>
        <p className={styles.muted}>
          {dayAndTime(locale, email.createdAt)} · {texts.statuses[email.status as keyof typeof texts.statuses]}
        </p>
        {email.attachments.map(({ name, type, content }) => (
          <p key={name} className={styles.muted}>
            {texts.attachment}{' '}
            <a href={`data:${type},${encodeURIComponent(content)}`} download={name}>
              {name}
            </a>
          </p>
        ))}
        {email.unsubscribeUrl && (
          <p className={styles.muted}>
            {/* Answered by the server without a page of its own. */}
            <a href={email.unsubscribeUrl} data-reload>
              {texts.unsubscribe}
            </a>
          </p>
        )}
      </div>
      {email.text === undefined ? (
        <Notice>{texts.hidden}</Notice>
      ) : (
        <div className={`${page.card} ${styles.message}`}>{withLinks(email.text)}</div>
      )}
    </div>
  );
}

/** Turns the addresses in a plain text into links. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith('http') ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
