import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  RequestQueue as Data,
  QueuedRequest,
  RequestList,
} from '../../../../server/services/moderation/rankings/read-ranking-requests.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueLists } from '../../../queues/queue-lists.tsx';
import { rankingRequestsTexts } from './rankings.texts.ts';
import { RequestRow } from './request-row.tsx';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

type Props = Data & { lists: readonly RequestList[]; list: RequestList; text: string };

/** docs/product/moderation.md, Requests about rankings. */
export function RequestQueue({ lists, list, text, counts, total, requests }: Props) {
  const locale = useLocale();
  const texts = useTexts(rankingRequestsTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [answering, setAnswering] = useState<QueuedRequest>();
  return (
    <>
      <QueueLists
        lists={lists}
        list={list}
        text={text}
        address={pathTo(locale, 'adminRankings')}
        counts={counts}
        total={total}
        texts={texts}
      >
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} answer={() => setAnswering(request)} />
        ))}
      </QueueLists>
      {answering && (
        <Suspense>
          <AnswerDialog request={answering} close={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  );
}
