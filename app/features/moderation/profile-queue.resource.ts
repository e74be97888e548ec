import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { reviewProfiles } from '../../../server/services/moderation/activate-profile.ts';
import { publishBatch, scheduleBatch, type scheduleSchema } from '../../../server/services/moderation/publish-batch.ts';
import { formValue, jsonAction } from '../../forms/json-action.ts';
import { serve } from '../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminProfiles')));

/** The commands on several profiles at once. */
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('review'), ids: z.array(z.uuid()).min(1).max(100) }),
  z.object({ mode: z.literal('publish') }),
  z.object({ mode: z.literal('schedule'), value: formValue<z.input<typeof scheduleSchema>>() }),
]);

export const action = jsonAction(sentSchema, async (context, sent) => {
  if (sent.mode === 'review') return { count: await reviewProfiles(context, sent.ids) };
  if (sent.mode === 'publish') return { count: await publishBatch(context) };
  await scheduleBatch(context, sent.value);
  return undefined;
});
