import { redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readBest } from '../../../server/services/assessments/leaderboards/read-leaderboard.ts';
import { readTest } from '../../../server/services/assessments/read-test.ts';
import { beginSession } from '../../../server/services/assessments/session/begin-session.ts';
import { BestPlayers } from '../../features/assessments/leaderboards/best-players.tsx';
import { testTexts } from '../../features/assessments/portal/test.texts.ts';
import { TestScreen } from '../../features/assessments/portal/test-screen.tsx';
import { useAnswer } from '../../forms/use-answer.ts';
import { serve } from '../../serve.ts';
import { brandOf } from '../page-title.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/test.ts';

/** A test, by alias or by id. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const wanted = params.alias;
  const test = await readTest(context, wanted);
  if (test.alias !== wanted) throw redirect(pathTo(context.locale, 'test', { alias: test.alias }), 301);
  if (!context.viewer) context.page.keepSeconds = 10;
  return { test, best: await readBest(context, test.id), visitor: !context.viewer };
});

/** Begins a session, or finds the open one. */
export const action = serve(async (context, { params, request }: Route.ActionArgs) => {
  const alias = params.alias;
  const form = await request.formData();
  const begun = await beginSession(context, alias, form.get('kind') === 'practice');
  if (begun.outcome === 'begun') throw redirect(pathTo(context.locale, 'testSession', { sessionId: begun.sessionId }));
  // The page shows the waiting time.
  if (begun.outcome === 'wait') throw redirect(pathTo(context.locale, 'test', { alias }));
  return { outcome: begun.outcome };
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location, matches } = args;
  if (!loaderData) return [{ title: brandOf(matches) }];
  const locale = localeOf(location.pathname);
  const { id, alias, name, description } = loaderData.test;
  return socialTags(args as Parameters<typeof socialTags>[0], {
    title: testTexts[locale].title(name),
    description,
    path: pathTo(locale, 'test', { alias }),
    image: `/og/${locale}/test/${id}.png`,
  });
};

export default function TestPage() {
  const { best, ...data } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { id, alias } = data.test;
  return (
    <TestScreen
      key={id}
      {...data}
      players={best.players}
      empty={answer?.outcome === 'empty'}
      best={<BestPlayers alias={alias} {...best} />}
    />
  );
}
