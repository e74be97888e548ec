import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  RequestQueue as Data,
  QueuedRequest,
  RequestList,
} from '../../../../server/services/moderation/rankings/read-ranking-requests.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import pills from '../../../ui/pills.module.css';
import styles from '../../../ui/queue.module.css';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import { rankingRequestsTexts } from './rankings.texts.ts';
import { RequestRow } from './request-row.tsx';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

type Props = Data & { lists: readonly RequestList[]; list: RequestList; text: string };

/** docs/product/moderation.md, Requests about rankings. */
export function RequestQueue({ lists, list, text, counts, total, requests }: Props) {
  const locale = useLocale();
  const texts = useTexts(rankingRequestsTexts);
  const common = useTexts(queuesTexts);
  const rows = useRowKeys<HTMLUListElement>();
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [answering, setAnswering] = useState<QueuedRequest>();
  const address = pathTo(locale, 'adminRankings');
  const addressOf = (one: RequestList) => (one === 'open' ? address : `${address}?list=${one}`);
  return (
    <>
      <nav className={pills.pills} aria-label={texts.listsLabel}>
        {lists.map((one) => (
          <Link key={one} href={addressOf(one)} aria-current={one === list ? 'page' : undefined}>
            {texts.lists[one]} <span>{wholeNumber(locale, counts[one])}</span>
          </Link>
        ))}
      </nav>
      <QueueSearch
        label={texts.search}
        text={text}
        kept={{ list: list === 'open' ? undefined : list }}
        whole={addressOf(list)}
      />
      {requests.length === 0 ? (
        <div className={styles.empty}>
          <Notice tone={text ? 'info' : 'good'}>{text ? common.notFound(text) : texts.empty[list]}</Notice>
        </div>
      ) : (
        <QueueKeys keys={texts.keys} />
      )}
      <ul className={styles.queue} ref={rows}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} answer={() => setAnswering(request)} />
        ))}
      </ul>
      {total > requests.length && <p className={styles.muted}>{common.first(requests.length, total)}</p>}
      {answering && (
        <Suspense>
          <AnswerDialog request={answering} close={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  );
}
