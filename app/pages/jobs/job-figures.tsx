import { useLoaderData } from 'react-router';
import { readJobFigures } from '../../../server/services/jobs/figures/read-figures.ts';
import { figuresTexts } from '../../features/jobs/figures/figures.texts.ts';
import { FiguresScreen } from '../../features/jobs/figures/figures-screen.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/job-figures.ts';

export const meta = pageTitle((locale) => figuresTexts[locale].title);

export const loader = serve((context, { params }: Route.LoaderArgs) => readJobFigures(context, params.jobId));

export default function JobFiguresPage() {
  const figures = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <FiguresScreen {...figures} />
    </div>
  );
}
