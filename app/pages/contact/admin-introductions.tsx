import { useLoaderData } from 'react-router';
import { readReviewQueue } from '../../../server/services/contact/introductions/read-review-queue.ts';
import { reviewTexts } from '../../features/contact/review/review.texts.ts';
import { ReviewQueue } from '../../features/contact/review/review-queue.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => reviewTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const text = searchText(url);
  return { text, ...(await readReviewQueue(context, text)) };
});

export default function AdminIntroductionsPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('introductions');
  const texts = useTexts(reviewTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <ReviewQueue {...data} />
    </div>
  );
}
