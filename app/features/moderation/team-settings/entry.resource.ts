import * as z from 'zod';
import type { SettingsSection } from '../../../../domain/moderation/team-settings/entries.ts';
import type { EntryDraft } from '../../../../server/services/moderation/team-settings/entries.ts';
import { readEntry, removeEntry, saveEntry } from '../../../../server/services/moderation/team-settings/save-entry.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/entry.resource.ts';

export const loader = jsonLoader((context, { params }: Route.LoaderArgs) =>
  readEntry(context, params.kind, params.entryId),
);

const value = formValue<EntryDraft<SettingsSection>>();
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('edit'), version: z.number().nullable(), value }),
  z.object({ mode: z.literal('add'), version: z.null(), value }),
  z.object({ mode: z.literal('remove') }),
]);

export const action = jsonAction(sentSchema, async (context, sent, { kind, entryId }: Route.ActionArgs['params']) => {
  if (sent.mode === 'remove') await removeEntry(context, kind, entryId);
  else await saveEntry(context, kind, entryId, sent);
});
