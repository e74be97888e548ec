import type { SettingsSection } from '../../domain/moderation/team-settings/entries.ts';
import type { Context } from '../../server/context.ts';
import { readTeamSettings } from '../../server/services/moderation/team-settings/read-settings.ts';
import { readEntry, saveEntry } from '../../server/services/moderation/team-settings/save-entry.ts';
import { auditOf } from './emails.ts';

/** As the dialog does it: opened, changed, sent. */
export async function editEntry(context: Context, kind: SettingsSection, id: string, change: object): Promise<void> {
  const { version, value } = await readEntry(context, kind, id);
  await saveEntry(context, kind, id, { mode: 'edit', version, value: { ...value, ...change } });
}

export async function lineOf(context: Context, kind: SettingsSection, id: string, text = '') {
  return (await readTeamSettings(context, kind, text)).lines.find((one) => one.id === id);
}

/** What the log says of an entry, in order. */
export async function notedOf(context: Context, id: string): Promise<string[]> {
  return (await auditOf(context.db, id)).map(({ action }) => action);
}
