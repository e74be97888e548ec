import { lazy, Suspense, useState } from 'react';
import { type CallList, callLists } from '../../../../domain/moderation/call-list.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { CallQueue as Data, QueuedCall } from '../../../../server/services/moderation/calls/read-calls.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import styles from '../../../ui/queue.module.css';
import { Tabs } from '../../../ui/tabs.tsx';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import { CallRow } from './call-row.tsx';
import { callsTexts } from './calls.texts.ts';

const CancelCallDialog = lazy(() => import('./cancel-call-dialog.tsx'));

type Props = Data & { list: CallList; text: string; recommend: (developerId: string) => void };

/** docs/product/moderation.md, Call queue. */
export function CallQueue({ list, text, counts, total, calls, recommend }: Props) {
  const locale = useLocale();
  const texts = useTexts(callsTexts);
  const common = useTexts(queuesTexts);
  const rows = useRowKeys<HTMLUListElement>();
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [cancelling, setCancelling] = useState<QueuedCall>();
  const address = pathTo(locale, 'adminCalls');
  const whole = list === 'open' ? address : `${address}?list=${list}`;
  return (
    <>
      <Tabs
        label={texts.listsLabel}
        tabs={callLists.map((one) => ({
          key: one,
          href: one === 'open' ? address : `${address}?list=${one}`,
          label: texts.lists[one],
          count: wholeNumber(locale, counts[one]),
          current: one === list,
        }))}
      />
      <QueueSearch label={texts.search} text={text} kept={{ list: list === 'open' ? undefined : list }} whole={whole} />
      {calls.length === 0 ? (
        <QueueEmpty searched={text} nothing={texts.empty[list]} />
      ) : (
        <QueueKeys keys={texts.keys} />
      )}
      <ul className={styles.queue} ref={rows}>
        {calls.map((call) => (
          <CallRow
            key={call.id}
            call={call}
            cancel={() => setCancelling(call)}
            recommend={() => recommend(call.developerId)}
          />
        ))}
      </ul>
      {total > calls.length && <p className={styles.muted}>{common.first(calls.length, total)}</p>}
      {cancelling && (
        <Suspense>
          <CancelCallDialog call={cancelling} close={() => setCancelling(undefined)} />
        </Suspense>
      )}
    </>
  );
}
