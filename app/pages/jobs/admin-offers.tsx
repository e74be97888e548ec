import { useLoaderData } from 'react-router';
import { offerLists } from '../../../domain/jobs/take-down.ts';
import { readOffers } from '../../../server/services/jobs/review/read-offers.ts';
import { OfferQueue } from '../../features/jobs/review/offer-queue.tsx';
import { reviewTexts } from '../../features/jobs/review/review.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => reviewTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const list = offerLists.find((one) => one === url.searchParams.get('list')) ?? 'asked';
  const text = searchText(url);
  return { list, text, ...(await readOffers(context, { list, text })) };
});

export default function AdminOffersPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('offers');
  const texts = useTexts(reviewTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <OfferQueue key={data.list} {...data} />
    </div>
  );
}
