import * as z from 'zod';
import { readVisitPeriod } from '../../../domain/moderation/admin-card.ts';
import type { boostSchema } from '../../../domain/moderation/boost-schema.ts';
import type { disableEmailSchema } from '../../../domain/moderation/disable-reason.ts';
import { activateProfile, reviewProfile } from '../../../server/services/moderation/activate-profile.ts';
import {
  disableAndSend,
  disableSilently,
  previewDisableEmail,
} from '../../../server/services/moderation/disable-profile.ts';
import { readDisableOptions } from '../../../server/services/moderation/read-disable-options.ts';
import { readVisits } from '../../../server/services/moderation/read-visits.ts';
import { resetUpdate, setBoost } from '../../../server/services/moderation/set-boost.ts';
import { formValue, jsonAction } from '../../forms/json-action.ts';
import { jsonLoader } from '../../forms/json-loader.ts';
import type { Route } from './+types/moderation.resource.ts';

/** The data of the disable dialog or, when a period is given, the visits. */
export const loader = jsonLoader(async (context, { params, url }: Route.LoaderArgs) => {
  const { developerId } = params;
  if (!url.searchParams.has('granularity')) return { options: await readDisableOptions(context, developerId) };
  return { visits: await readVisits(context, developerId, readVisitPeriod(url.searchParams)) };
});

const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('activate') }),
  z.object({ mode: z.literal('review'), seen: z.iso.datetime('unknown').optional() }),
  z.object({ mode: z.literal('disableSilently') }),
  z.object({ mode: z.literal('disable'), value: formValue<z.input<typeof disableEmailSchema>>() }),
  z.object({ mode: z.literal('preview'), value: formValue<z.input<typeof disableEmailSchema>>() }),
  z.object({ mode: z.literal('boost'), value: formValue<z.input<typeof boostSchema>>() }),
  z.object({ mode: z.literal('reset') }),
]);

export const action = jsonAction(sentSchema, async (context, sent, { developerId }: Route.ActionArgs['params']) => {
  switch (sent.mode) {
    case 'activate':
      await activateProfile(context, developerId);
      return undefined;
    case 'review':
      await reviewProfile(context, developerId, sent.seen);
      return undefined;
    case 'disableSilently':
      await disableSilently(context, developerId);
      return undefined;
    case 'disable':
      return disableAndSend(context, developerId, sent.value);
    case 'preview':
      return { preview: await previewDisableEmail(context, developerId, sent.value) };
    case 'boost':
      await setBoost(context, developerId, sent.value);
      return undefined;
    case 'reset':
      await resetUpdate(context, developerId);
      return undefined;
  }
});
