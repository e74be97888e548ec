import { useLoaderData } from 'react-router';
import { readIntroductionFile } from '../../../server/services/contact/introductions/read-introduction-file.ts';
import { IntroductionFile } from '../../features/contact/review/introduction-file.tsx';
import { reviewTexts } from '../../features/contact/review/review.texts.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/admin-introduction.ts';

export const meta = pageTitle((locale) => reviewTexts[locale].title);

export const loader = serve((context, { params }: Route.LoaderArgs) =>
  readIntroductionFile(context, params.introductionId),
);

export default function AdminIntroductionPage() {
  const file = useLoaderData<typeof loader>();
  useQueueNews('introductions');
  return (
    <div className={page.wide}>
      <IntroductionFile key={file.id} file={file} />
    </div>
  );
}
