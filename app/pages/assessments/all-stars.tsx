import { redirect, useLoaderData } from 'react-router';
import { readPage } from '../../../domain/assessments/leaderboards/leaderboard.ts';
import { canPlay } from '../../../domain/permissions/assessments.ts';
import { readAllStars } from '../../../server/services/assessments/leaderboards/read-leaderboard.ts';
import { allStarsPath } from '../../features/assessments/leaderboards/board-path.ts';
import { AllStarsScreen } from '../../features/assessments/leaderboards/leaderboard-screen.tsx';
import { boardTexts } from '../../features/assessments/leaderboards/leaderboards.texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/all-stars.ts';

export const meta = pageTitle((locale) => boardTexts[locale].allStars);

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const number = readPage(params.page);
  if (number === 'first') throw redirect(allStarsPath(context.locale), 301);
  return { board: await readAllStars(context, number), player: canPlay(context.viewer) };
});

export default function AllStarsPage() {
  return (
    <div className={page.wide}>
      <AllStarsScreen {...useLoaderData<typeof loader>()} />
    </div>
  );
}
