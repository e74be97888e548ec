import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import {
  readRankingRequests,
  requestLists,
} from '../../../server/services/moderation/rankings/read-ranking-requests.ts';
import { rankingRequestsTexts } from '../../features/moderation/rankings/rankings.texts.ts';
import { RequestQueue } from '../../features/moderation/rankings/request-queue.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => rankingRequestsTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const list = requestLists.find((one) => one === url.searchParams.get('list')) ?? 'open';
  const text = searchText(url);
  return { lists: requestLists, list, text, ...(await readRankingRequests(context, { list, text })) };
});

export default function AdminRankingsPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('rankingRequests');
  const locale = useLocale();
  const texts = useTexts(rankingRequestsTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p className={page.aside}>
        <Link href={pathTo(locale, 'adminFairness')}>{texts.fairness}</Link>
      </p>
      <RequestQueue key={data.list} {...data} />
    </div>
  );
}
