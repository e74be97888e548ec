import { redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { canReadEverySession } from '../../../domain/permissions/assessments.ts';
import { readBadgeOffer } from '../../../server/services/assessments/badges/read-own-badges.ts';
import { findSessionOwner, readSessionPage } from '../../../server/services/assessments/session/read-session-page.ts';
import { readProfileOffer } from '../../../server/services/assessments/user-tests/read-profile-offer.ts';
import { BadgeOffer } from '../../features/assessments/badges/badge-offer.tsx';
import { sessionTexts } from '../../features/assessments/session/session.texts.ts';
import { SessionScreen } from '../../features/assessments/session/session-screen.tsx';
import { ResultOnProfile } from '../../features/assessments/user-tests/result-on-profile.tsx';
import { serve } from '../../serve.ts';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/test-session.ts';

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { sessionId } = params;
  if (canReadEverySession(context.viewer)) {
    const userId = await findSessionOwner(context, sessionId);
    throw redirect(pathTo(context.locale, 'adminTestSession', { userId, sessionId }));
  }
  const page = await readSessionPage(context, sessionId);
  return {
    page,
    offer: page.endDate ? await readProfileOffer(context, sessionId) : undefined,
    badge: page.endDate && page.result ? await readBadgeOffer(context, sessionId) : undefined,
  };
});

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const brand = brandOf(matches);
  if (!loaderData) return [{ title: brand }];
  return [{ title: `${sessionTexts[localeOf(location.pathname)].title(loaderData.page.test.name)} – ${brand}` }];
};

export default function TestSessionPage() {
  const { page, offer, badge } = useLoaderData<typeof loader>();
  const { sessionId } = page.view;
  return (
    <SessionScreen
      key={sessionId}
      page={page}
      onProfile={
        <>
          {offer && <ResultOnProfile sessionId={sessionId} offer={offer} />}
          {badge && <BadgeOffer sessionId={sessionId} offer={badge} />}
        </>
      }
    />
  );
}
