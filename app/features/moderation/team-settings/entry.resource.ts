import * as z from 'zod';
import { readEntry, removeEntry, saveEntry } from '../../../../server/services/moderation/team-settings/save-entry.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve((context, { params }) =>
  answerJson(context, () => readEntry(context, params.kind ?? '', params.entryId ?? '')),
);

const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('edit'), version: z.number().nullable(), value: z.unknown() }),
  z.object({ mode: z.literal('add'), version: z.null(), value: z.unknown() }),
  z.object({ mode: z.literal('remove') }),
]);

export const action = jsonAction(sentSchema, async (context, sent, { kind = '', entryId = '' }) => {
  if (sent.mode === 'remove') await removeEntry(context, kind, entryId);
  else await saveEntry(context, kind, entryId, sent);
});
