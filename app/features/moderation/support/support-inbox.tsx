import {
  type SupportKind,
  type SupportStatus,
  supportKinds,
  supportStatuses,
} from '../../../../domain/moderation/support/inbox.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Inbox, InboxLine } from '../../../../server/services/moderation/support/inbox.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { dayAndTime, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueBulk, QueueTick } from '../../../queues/queue-bulk.tsx';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import { type Ticks, useTicks } from '../../../queues/use-ticks.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import styles from '../admin.module.css';
import { supportTexts } from './support.texts.ts';
import { TakeButton, TakenBadge } from './taken.tsx';

type Props = Inbox & { status: SupportStatus; kind: SupportKind | undefined; text: string };

export function SupportInbox({ status, kind, text, counts, conversations }: Props) {
  const locale = useLocale();
  const texts = useTexts(supportTexts);
  const common = useTexts(queuesTexts);
  const address = pathTo(locale, 'adminSupport');
  const whole = status === 'open' ? address : `${address}?status=${status}`;
  const rows = useRowKeys<HTMLUListElement>();
  const { run, busy } = useCommand(pathTo(locale, 'supportActions'));
  const ids = conversations.map(({ id }) => id);
  const ticks = useTicks(ids);
  const searched = text !== '' || kind !== undefined;
  const closable = status !== 'closed' && ids.length > 0;
  const close = () =>
    run({ mode: 'close', ids: ticks.chosen }, (count) => (count > 0 ? texts.chosenClosed(count) : common.nothingDone));
  return (
    <>
      <Tabs
        label={texts.listsLabel}
        tabs={supportStatuses.map((one) => ({
          key: one,
          href: one === 'open' ? address : `${address}?status=${one}`,
          label: texts.statuses[one],
          count: wholeNumber(locale, counts[one]),
          current: one === status,
        }))}
      />
      <QueueSearch
        key={kind}
        label={texts.search}
        text={text}
        kept={{ status: status === 'open' ? undefined : status }}
        whole={whole}
      >
        <SelectField label={texts.kindsLabel} name="kind" defaultValue={kind ?? ''}>
          <option value="">{texts.everything}</option>
          {supportKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
      </QueueSearch>
      {conversations.length === 0 && (
        <QueueEmpty searched={searched} nothing={searched ? texts.notFound : texts.empty[status]} />
      )}
      <section className={styles.lists} aria-label={texts.statuses[status]}>
        {closable && (
          <QueueBulk ids={ids} ticks={ticks}>
            <Button look="secondary" busy={busy === 'close'} onClick={() => void close()}>
              {texts.closeChosen(ticks.chosen.length)}
            </Button>
          </QueueBulk>
        )}
        {ids.length > 0 && (
          <QueueKeys
            ticks={closable}
            keys={closable ? [texts.keys.open, texts.keys.take, texts.keys.close] : [texts.keys.open]}
          />
        )}
        <ul className={styles.rows} ref={rows}>
          {conversations.map((conversation) => (
            <Line key={conversation.id} conversation={conversation} ticks={closable ? ticks : undefined} />
          ))}
        </ul>
        {!searched && counts[status] > ids.length && (
          <p className={styles.muted}>{common.first(ids.length, counts[status])}</p>
        )}
      </section>
    </>
  );
}

function Line({ conversation, ticks }: { conversation: InboxLine; ticks: Ticks | undefined }) {
  const { id, kind, status, from, role, company, taken, text, at } = conversation;
  const locale = useLocale();
  const texts = useTexts(supportTexts);
  const { run, busy } = useCommand(pathTo(locale, 'supportActions'));
  const name = from ?? texts.noAddress;
  return (
    <li>
      {ticks && <QueueTick id={id} name={name} ticks={ticks} />}
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={pathTo(locale, 'supportConversation', { conversationId: id })} data-row>
            {name}
          </Link>{' '}
          <span className={styles.badge} data-kind={kind}>
            {texts.kinds[kind]}
          </span>{' '}
          {taken && <TakenBadge taken={taken} />}
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.muted}>
          {role ? (texts.roles[role] ?? role) : texts.visitor}
          {company && (
            <>
              {' · '}
              <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link>
            </>
          )}{' '}
          · {dayAndTime(locale, at)}
        </p>
      </div>
      {status !== 'closed' && (
        <div className={styles.acts}>
          <TakeButton id={id} from={name} taken={taken} />
          <Button
            look="quiet"
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
