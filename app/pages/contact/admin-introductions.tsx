import { useLoaderData } from 'react-router';
import { readIntroductionQuery } from '../../../domain/contact/introductions/introduction-list.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readIntroductionList } from '../../../server/services/contact/introductions/read-introduction-list.ts';
import { readReviewQueue } from '../../../server/services/contact/introductions/read-review-queue.ts';
import { IntroductionList } from '../../features/contact/review/introduction-list.tsx';
import { reviewTexts } from '../../features/contact/review/review.texts.ts';
import { ReviewQueue } from '../../features/contact/review/review-queue.tsx';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { Tabs } from '../../ui/tabs.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => reviewTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  if (url.searchParams.get('list') === 'all') {
    const query = readIntroductionQuery(url.searchParams);
    const all = await readIntroductionList(context, query);
    return { all: { query, ...all }, review: undefined, waiting: all.waiting };
  }
  const text = searchText(url);
  const review = await readReviewQueue(context, text);
  return { all: undefined, review: { text, ...review }, waiting: review.waiting };
});

export default function AdminIntroductionsPage() {
  const { all, review, waiting } = useLoaderData<typeof loader>();
  useQueueNews('introductions');
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const address = pathTo(locale, 'adminIntroductions');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{all ? texts.allLead : texts.reviewLead}</p>
      <Tabs
        label={texts.lists}
        tabs={[
          {
            key: 'review',
            href: address,
            label: texts.toReview,
            count: wholeNumber(locale, waiting),
            current: review !== undefined,
          },
          { key: 'all', href: `${address}?list=all`, label: texts.all, current: all !== undefined },
        ]}
      />
      {all && <IntroductionList {...all} />}
      {review && <ReviewQueue {...review} />}
    </div>
  );
}
