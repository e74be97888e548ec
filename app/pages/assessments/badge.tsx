import { data, useLoaderData } from 'react-router';
import { badgePageAddress } from '../../../domain/assessments/badges/addresses.ts';
import { scoreText } from '../../../domain/assessments/rating/result-text.ts';
import { localeOf } from '../../../domain/paths.ts';
import { refusalOf } from '../../../domain/refusals.ts';
import { readBadgePage } from '../../../server/services/assessments/badges/read-shared-badge.ts';
import { badgePageTexts } from '../../features/assessments/badges/badge-page.texts.ts';
import { BadgeScreen, WithdrawnBadge } from '../../features/assessments/badges/badge-screen.tsx';
import { day } from '../../i18n/dates.ts';
import { serve } from '../../serve.ts';
import { brandOf } from '../page-title.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/badge.ts';

/** A badge that its owner shares; a page of its own says that a badge was withdrawn. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  try {
    return data({ badge: await readBadgePage(context, params.handle, url.searchParams.has('verify')) });
  } catch (error) {
    if (refusalOf(error)?.kind === 'gone') return data({ badge: undefined }, 410);
    throw error;
  }
});

const noindex = { name: 'robots', content: 'noindex' };

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location, matches } = args;
  const locale = localeOf(location.pathname);
  const texts = badgePageTexts[locale];
  const badge = loaderData?.badge;
  if (!badge) return [{ title: `${loaderData ? texts.gone.title : texts.kind} – ${brandOf(matches)}` }, noindex];
  const { test, claims, handle } = badge;
  return [
    ...socialTags(args as Parameters<typeof socialTags>[0], {
      title: `${texts.title(test.name)} (${scoreText(locale, claims)})`,
      description: texts.description(test.name, scoreText(locale, claims), day(locale, claims.endedAt)),
      path: badgePageAddress(locale, handle),
      image: `/og/${locale}/badge/${handle}.png`,
    }),
    noindex,
  ];
};

export default function BadgePage() {
  const { badge } = useLoaderData<typeof loader>();
  return badge ? <BadgeScreen key={badge.handle} badge={badge} /> : <WithdrawnBadge />;
}
