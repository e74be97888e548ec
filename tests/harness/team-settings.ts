import type { SettingsSection } from '../../domain/moderation/team-settings/entries.ts';
import type { Context } from '../../server/context.ts';
import { readTeamSettings } from '../../server/services/moderation/team-settings/read-settings.ts';
import { readEntry, saveEntry } from '../../server/services/moderation/team-settings/save-entry.ts';
import { auditOf } from './emails.ts';

/** Edits an entry as the dialog does: open, change, save. */
export async function editEntry(context: Context, kind: SettingsSection, id: string, change: object): Promise<void> {
  const { version, value } = await readEntry(context, kind, id);
  await saveEntry(context, kind, id, { mode: 'edit', version, value: { ...value, ...change } });
}

export async function lineOf(context: Context, kind: SettingsSection, id: string, text = '') {
  return (await readTeamSettings(context, kind, text)).lines.find((one) => one.id === id);
}

/** The audit actions of an entry, in order. */
export async function notedOf(context: Context, id: string): Promise<string[]> {
  return (await auditOf(context.db, id)).map(({ action }) => action);
}
