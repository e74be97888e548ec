import { useLoaderData } from 'react-router';
import { readIntroductionQuery } from '../../../domain/contact/introductions/introduction-list.ts';
import { pathTo } from '../../../domain/paths.ts';
import { countInReview } from '../../../server/services/contact/introductions/count-in-review.ts';
import { readIntroductionList } from '../../../server/services/contact/introductions/read-introduction-list.ts';
import { readReviewQueue } from '../../../server/services/contact/introductions/read-review-queue.ts';
import { countReports, readConversationReports } from '../../../server/services/contact/reports/team-reports.ts';
import { IntroductionList } from '../../features/contact/review/introduction-list.tsx';
import { reportQueueTexts } from '../../features/contact/review/report-queue.texts.ts';
import { ReportQueue } from '../../features/contact/review/report-queue.tsx';
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
    const reported = await countReports(context.db);
    return { all: { query, ...all }, review: undefined, reports: undefined, waiting: all.waiting, reported };
  }
  const text = searchText(url);
  if (url.searchParams.get('list') === 'reports') {
    const reports = await readConversationReports(context, text);
    const waiting = await countInReview(context.db);
    return { all: undefined, review: undefined, reports: { text, ...reports }, waiting, reported: reports.waiting };
  }
  const review = await readReviewQueue(context, text);
  const reported = await countReports(context.db);
  return { all: undefined, review: { text, ...review }, reports: undefined, waiting: review.waiting, reported };
});

export default function AdminIntroductionsPage() {
  const { all, review, reports, waiting, reported } = useLoaderData<typeof loader>();
  useQueueNews('introductions');
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const reportWords = useTexts(reportQueueTexts);
  const address = pathTo(locale, 'adminIntroductions');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{all ? texts.allLead : reports ? reportWords.lead : texts.reviewLead}</p>
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
          {
            key: 'reports',
            href: `${address}?list=reports`,
            label: reportWords.tab,
            count: wholeNumber(locale, reported),
            current: reports !== undefined,
          },
          { key: 'all', href: `${address}?list=all`, label: texts.all, current: all !== undefined },
        ]}
      />
      {all && <IntroductionList {...all} />}
      {reports && <ReportQueue {...reports} />}
      {review && <ReviewQueue {...review} />}
    </div>
  );
}
