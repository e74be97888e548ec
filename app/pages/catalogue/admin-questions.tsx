import { useLoaderData } from 'react-router';
import { isQuestionStatus } from '../../../domain/catalogue/contributions/question-status.ts';
import { readReports } from '../../../server/services/catalogue/contributions/handle-report.ts';
import {
  readManagedDraftTests,
  readTestThemes,
} from '../../../server/services/catalogue/contributions/read-draft-tests.ts';
import { readReview, readReviewCounts } from '../../../server/services/catalogue/contributions/read-review.ts';
import { ManagedDrafts } from '../../features/catalogue/contributions/draft-tests/managed-drafts.tsx';
import { ReportList } from '../../features/catalogue/contributions/reports/report-list.tsx';
import { reviewTexts } from '../../features/catalogue/contributions/review/review.texts.ts';
import { ReviewList } from '../../features/catalogue/contributions/review/review-list.tsx';
import { ReviewScreen } from '../../features/catalogue/contributions/review/review-screen.tsx';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => reviewTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const view = url.searchParams.get('view');
  const text = searchText(url);
  const counts = { ...(await readReviewCounts(context)), text };
  if (view === 'reports') return { view, ...counts, reports: await readReports(context, text) } as const;
  if (view === 'drafts') {
    const [drafts, themes] = [await readManagedDraftTests(context), await readTestThemes(context)];
    return { view, ...counts, drafts, themes } as const;
  }
  const status = isQuestionStatus(view) ? view : 'WAITING_FOR_VALIDATION';
  return { view: status, ...counts, review: await readReview(context, status, text) };
});

export default function AdminQuestionsPage() {
  const data = useLoaderData<typeof loader>();
  const { text } = data;
  useQueueNews('questions', 'questionReports');
  return (
    <ReviewScreen view={data.view} counts={data.counts} openReports={data.openReports} text={text}>
      {'review' in data && <ReviewList key={data.view} review={data.review} text={text} />}
      {'reports' in data && <ReportList reports={data.reports} total={data.openReports} text={text} />}
      {'drafts' in data && <ManagedDrafts drafts={data.drafts} themes={data.themes} />}
    </ReviewScreen>
  );
}
