import { redirect, useLoaderData } from 'react-router';
import { testListData } from '../../../domain/catalogue/structured-data.ts';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { canPlay } from '../../../domain/permissions/assessments.ts';
import { readBest } from '../../../server/services/assessments/leaderboards/read-leaderboard.ts';
import { readTechnologyPortal } from '../../../server/services/assessments/read-technology-portal.ts';
import { BestPlayers } from '../../features/assessments/leaderboards/best-players.tsx';
import { portalTexts } from '../../features/assessments/portal/portal.texts.ts';
import { technologyTexts } from '../../features/assessments/portal/technology.texts.ts';
import { TechnologyScreen } from '../../features/assessments/portal/technology-screen.tsx';
import { wholeNumber } from '../../i18n/dates.ts';
import { serve } from '../../serve.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/test-category.ts';

/** A technology with many tests still has a short page: the other leaderboards are on the pages of the tests. */
const mostBoards = 3;

/** The portal of a technology. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const { locale, viewer } = context;
  const portal = await readTechnologyPortal(context, params.slug);
  // A theme had this address before technologies had portals.
  if (typeof portal === 'string') throw redirect(`${pathTo(locale, 'tests')}#${portal}`, 301);
  const { tests, addresses } = portal;
  // The slug of the other language redirects to the page in this one.
  if (url.pathname !== addresses[locale]) throw redirect(addresses[locale], 301);
  if (!viewer) context.page.keepSeconds = 10;
  const boards = await Promise.all(
    tests.slice(0, mostBoards).map(async ({ id, alias, name }) => ({ alias, name, ...(await readBest(context, id)) })),
  );
  const mine =
    viewer && canPlay(viewer) ? `${pathTo(locale, 'profile', { alias: viewer.userId })}?section=tests` : undefined;
  return { portal, boards, addresses, mine };
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location } = args;
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const locale = localeOf(location.pathname);
  const texts = technologyTexts[locale];
  const { technology, tests, questions } = loaderData.portal;
  const path = loaderData.addresses[locale];
  const title = texts.title(technology.name);
  const description = texts.description(technology.name, tests.length, wholeNumber(locale, questions.total));
  const crumbs = [{ name: portalTexts[locale].title, path: pathTo(locale, 'tests') }];
  return socialTags(args as Parameters<typeof socialTags>[0], {
    title,
    description,
    path,
    image: `/og/${locale}/technology/${technology.id}.png`,
    data: (site) => testListData(site, { title, description, path, locale, crumbs, tests }),
  });
};

export default function TestCategoryPage() {
  const { portal, boards, mine } = useLoaderData<typeof loader>();
  return (
    <TechnologyScreen
      key={portal.technology.id}
      portal={portal}
      mine={mine}
      boards={boards.map((board) => <BestPlayers key={board.alias} test={board.name} {...board} />)}
    />
  );
}
