import { pathTo } from '../../../domain/paths.ts';
import { type SupportKind, type SupportStatus, supportKinds, supportStatuses } from '../../../domain/support/inbox.ts';
import type { Inbox, InboxLine } from '../../../server/services/support/inbox.ts';
import { useCommand } from '../../forms/use-command.ts';
import { dayAndTime, wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import pills from '../../ui/pills.module.css';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import styles from './admin.module.css';
import { supportTexts } from './support.texts.ts';

type Props = Inbox & { status: SupportStatus; kind: SupportKind | undefined; text: string };

export function SupportInbox({ status, kind, text, counts, conversations }: Props) {
  const locale = useLocale();
  const texts = useTexts(supportTexts);
  const address = pathTo(locale, 'adminSupport');
  const rows = useRowKeys<HTMLUListElement>();
  return (
    <>
      <nav className={pills.pills} aria-label={texts.listsLabel}>
        {supportStatuses.map((one) => (
          <Link
            key={one}
            href={one === 'open' ? address : `${address}?status=${one}`}
            aria-current={one === status ? 'page' : undefined}
          >
            {texts.statuses[one]} <span>{wholeNumber(locale, counts[one])}</span>
          </Link>
        ))}
      </nav>
      <form method="get" className={styles.search} key={`${status} ${kind} ${text}`}>
        {status !== 'open' && <input type="hidden" name="status" value={status} />}
        <Field label={texts.search} type="search" name="text" defaultValue={text} />
        <SelectField label={texts.kindsLabel} name="kind" defaultValue={kind ?? ''}>
          <option value="">{texts.everything}</option>
          {supportKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="secondary">
          {texts.submit}
        </Button>
      </form>
      {conversations.length === 0 ? (
        <div className={styles.empty}>
          <Notice tone={text || kind ? 'info' : 'good'}>{text || kind ? texts.notFound : texts.empty[status]}</Notice>
        </div>
      ) : (
        <section className={styles.section} aria-label={texts.statuses[status]}>
          <p className={styles.keys}>{texts.keys}</p>
          <ul className={styles.rows} ref={rows}>
            {conversations.map((conversation) => (
              <Line key={conversation.id} conversation={conversation} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Line({ conversation: { id, kind, status, from, role, text, at } }: { conversation: InboxLine }) {
  const locale = useLocale();
  const texts = useTexts(supportTexts);
  const { run, busy } = useCommand(pathTo(locale, 'supportActions'));
  const name = from ?? texts.noAddress;
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={pathTo(locale, 'supportConversation', { conversationId: id })} data-row>
            {name}
          </Link>{' '}
          <span className={styles.badge} data-kind={kind}>
            {texts.kinds[kind]}
          </span>
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.muted}>
          {role ? (texts.roles[role] ?? role) : texts.visitor} · {dayAndTime(locale, at)}
        </p>
      </div>
      {status !== 'closed' && (
        <div className={styles.acts}>
          <Button
            look="secondary"
            data-key="c"
            busy={busy === 'close'}
            aria-label={texts.closeOf(name)}
            onClick={() => void run({ mode: 'close', ids: [id] }, texts.closed)}
          >
            {texts.close}
          </Button>
        </div>
      )}
    </li>
  );
}
