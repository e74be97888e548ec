import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { isSecureSite } from '../../../domain/site-cookie.ts';
import { readOutboxMessage } from '../../../server/services/shell/outbox/read-outbox.ts';
import { readTheme } from '../../cookies.ts';
import styles from '../../features/shell/outbox/outbox.module.css';
import { outboxTexts } from '../../features/shell/outbox/outbox.texts.ts';
import { OutboxFrame, OutboxViews, outboxViews } from '../../features/shell/outbox/outbox-message.tsx';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/outbox-message.ts';

export const meta = pageTitle((locale) => outboxTexts[locale].title);

export const loader = serve(async (context, { params, request, url }: Route.LoaderArgs) => {
  const view = outboxViews.find((one) => one === url.searchParams.get('view')) ?? 'mail';
  const chosen = readTheme(request.headers.get('cookie'), isSecureSite(context.config.BASE_URL));
  return {
    email: await readOutboxMessage(context, params.emailId),
    view,
    theme: view === 'light' || view === 'dark' ? view : chosen,
  };
});

export default function OutboxMessagePage() {
  const { email, view, theme } = useLoaderData<typeof loader>();
  const texts = useTexts(outboxTexts);
  const locale = useLocale();
  return (
    <div className={page.reading}>
      <p>
        <Link href={pathTo(locale, 'outbox')} className={styles.back}>
          <Icon name="left" size={16} />
          {texts.back}
        </Link>
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
        <>
          <OutboxViews emailId={email.id} current={view} />
          {view === 'text' ? (
            <div className={`${page.card} ${styles.message}`}>{withLinks(email.text)}</div>
          ) : (
            <OutboxFrame emailId={email.id} subject={email.subject} text={email.text} theme={theme} />
          )}
        </>
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
