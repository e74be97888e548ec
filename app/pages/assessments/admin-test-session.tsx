import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { localeOf } from '../../../domain/paths.ts';
import { canRefuseBadges } from '../../../domain/permissions/assessments.ts';
import { permit } from '../../../server/context.ts';
import { refuseBadge } from '../../../server/services/assessments/badges/refuse-badge.ts';
import { markFlagsSeen } from '../../../server/services/assessments/session/mark-flags-seen.ts';
import { readSessionForAdmin } from '../../../server/services/assessments/session/read-session-page.ts';
import { AdminSession } from '../../features/assessments/session/admin-session.tsx';
import { resultsTexts } from '../../features/assessments/session/results.texts.ts';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { serve } from '../../serve.ts';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/admin-test-session.ts';

export const loader = serve((context, { params }: Route.LoaderArgs) =>
  readSessionForAdmin(context, params.userId, params.sessionId),
);

export const action = formActions(
  {
    refuseBadge: pageForm(z.object({}), async (context, _, { params }: Route.ActionArgs) => {
      await refuseBadge(context, params.userId, params.sessionId);
      return 'done';
    }),
    flagsSeen: pageForm(z.object({}), async (context, _, { params }: Route.ActionArgs) => {
      await markFlagsSeen(context, params.userId, params.sessionId);
      return 'done';
    }),
  },
  (context) => permit(context, canRefuseBadges),
);

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const brand = brandOf(matches);
  if (!loaderData) return [{ title: brand }];
  const { admin } = resultsTexts[localeOf(location.pathname)];
  return [{ title: `${admin.title(loaderData.test.name, loaderData.player.name)} – ${brand}` }];
};

export default function AdminTestSessionPage() {
  return <AdminSession page={useLoaderData<typeof loader>()} />;
}
