import * as z from 'zod';
import type { mergeSchema } from '../../../../domain/moderation/team-settings/merge.ts';
import { mergeTechnologies } from '../../../../server/services/moderation/technologies/merge-technologies.ts';
import { readMerge } from '../../../../server/services/moderation/technologies/read-uses.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/technology-merge.resource.ts';

/** What uses a technology, before it is merged into another one. */
export const loader = jsonLoader(async (context, { params }: Route.LoaderArgs) => ({
  version: 0,
  value: { keptId: '', ...(await readMerge(context, params.technologyId)) },
}));

const sentSchema = z.object({ mode: z.literal('merge'), value: formValue<z.input<typeof mergeSchema>>() });

export const action = jsonAction(sentSchema, async (context, sent, { technologyId }: Route.ActionArgs['params']) => {
  await mergeTechnologies(context, technologyId, sent.value);
});
