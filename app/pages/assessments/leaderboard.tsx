import { redirect, useLoaderData } from 'react-router';
import { readPage } from '../../../domain/assessments/leaderboards/leaderboard.ts';
import { localeOf } from '../../../domain/paths.ts';
import { canPlay } from '../../../domain/permissions/assessments.ts';
import { readLeaderboard } from '../../../server/services/assessments/leaderboards/read-leaderboard.ts';
import { boardPath } from '../../features/assessments/leaderboards/board-path.ts';
import { LeaderboardScreen } from '../../features/assessments/leaderboards/leaderboard-screen.tsx';
import { boardTexts } from '../../features/assessments/leaderboards/leaderboards.texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/leaderboard.ts';

/** The leaderboard of a test, of all time or of a season. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { alias, season } = params;
  const number = readPage(params.page);
  if (number === 'first') throw redirect(boardPath(context.locale, alias, season), 301);
  const board = await readLeaderboard(context, alias, { seasonId: season, page: number });
  return { board, player: canPlay(context.viewer) };
});

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const texts = boardTexts[localeOf(location.pathname)];
  const brand = brandOf(matches);
  const test = loaderData?.board.test.name ?? '';
  return [{ title: `${texts.title(test)} – ${brand}` }, { name: 'description', content: texts.description(test) }];
};

export default function LeaderboardPage() {
  return (
    <div className={page.wide}>
      <LeaderboardScreen {...useLoaderData<typeof loader>()} />
    </div>
  );
}
