import { redirect } from 'react-router';
import * as z from 'zod';
import { type AchievementId, achievementIds } from '../../../../domain/assessments/achievements/achievements.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { markSeen, shareAchievement } from '../../../../server/services/assessments/achievements/share.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/achievements.resource.ts';

const id = z.enum(achievementIds as [AchievementId, ...AchievementId[]]);
const command = z.union([
  z.object({ mode: z.enum(['share', 'unshare']), id }),
  z.object({ mode: z.literal('seen'), ids: z.array(id).max(achievementIds.length) }),
]);

export const action = jsonAction(command, async (context, sent, { developerId }: Route.ActionArgs['params']) => {
  if (sent.mode === 'seen') await markSeen(context, developerId, sent.ids);
  else await shareAchievement(context, developerId, sent.id, sent.mode === 'share');
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
