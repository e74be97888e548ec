import { crc32 } from 'node:zlib';
import {
  keyOf,
  newEntry,
  type SettingsSection,
  settingsSections,
} from '../../../../domain/moderation/team-settings/entries.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { forgetWords } from '../../shared/vocabulary/read-vocabulary.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';
import { type EntryDraft, entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { lockKind } from './lock-kind.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own types; they are checked inside its entry
type AnyEntry = Entry<any>;

function entryOf(kind: string): AnyEntry {
  const section = settingsSections.find((one) => one === kind);
  if (!section) throw new NotFound();
  return entries[section];
}

/** The data of a dialog when it opens: the stored value, and its version. */
export async function readEntry(
  context: Context,
  kind: string,
  id: string,
): Promise<{ version: number; value: EntryDraft<SettingsSection> }> {
  permitModerator(context);
  const value = await entryOf(kind).read(context.db, id, context);
  if (!value) throw new NotFound();
  return { version: versionOf(value), value };
}

export type EntryChange = { mode: 'edit' | 'add'; version: number | null; value: unknown };

/** Stores the value, or refuses when another administrator has changed it since; the old value is in the log. */
export async function saveEntry(context: Context, kind: string, given: string, change: EntryChange): Promise<void> {
  const { userId } = permitModerator(context);
  const entry = entryOf(kind);
  const value = checked(entry.schema, change.value) as Record<string, unknown>;
  const { create } = entry;
  const nameField = 'nameEn' in value ? 'nameEn' : 'name';
  const id = given === newEntry ? keyOf(String(value[nameField])) : given;
  await context.db.transaction().execute(async (trx) => {
    if (create && given === newEntry) {
      await lockKind(trx, kind);
      const made = await create({ trx, context, actorId: userId, value });
      await note(trx, userId, `${kind}.add`, kind, made, { before: null, after: value as Json });
      return;
    }
    const before = await lockEntry(trx, context, kind, id);
    if (change.mode === 'add' && before !== null) throw new Invalid({ [nameField]: 'duplicate' });
    if (change.mode === 'edit' && !isSame(before, change.version)) throw new Conflict();
    await entry.write({ trx, context, actorId: userId, id, value });
    await note(trx, userId, `${kind}.${change.mode}`, kind, id, { before: before as Json, after: value as Json });
  });
  if (hasWords(kind)) forgetWords(context);
}

/** Where removal is possible: a place of the roster is free again, a template has its default texts again. */
export async function removeEntry(context: Context, kind: string, id: string): Promise<void> {
  const { userId } = permitModerator(context);
  const { remove } = entryOf(kind);
  if (!remove) throw new Forbidden();
  await context.db.transaction().execute(async (trx) => {
    const before = await lockEntry(trx, context, kind, id);
    if (before === null) return;
    const outcome = await remove(trx, id, context);
    // The original value, where there is one again.
    const after = (await entryOf(kind).read(trx, id, context)) ?? null;
    const action = `${kind}.${outcome === 'restored' ? 'restore' : 'remove'}`;
    await note(trx, userId, action, kind, id, { before: before as Json, after: after as Json });
  });
  if (hasWords(kind)) forgetWords(context);
}

/** Pickers, searches and imports read these by name. */
const hasWords = (kind: string) => ['technologies', 'professions', 'vocabulary'].includes(kind);

async function lockEntry(trx: Trx, context: Context, kind: string, id: string): Promise<object | null> {
  await lockKind(trx, kind);
  const stored = await entryOf(kind).read(trx, id, context);
  if (stored === undefined) throw new NotFound();
  return stored as object | null;
}

function isSame(before: object | null, version: number | null): boolean {
  if (before === null) throw new NotFound();
  return version === null || version === versionOf(before);
}

/** A checksum that differs when the content differs. */
function versionOf(value: unknown): number {
  return crc32(JSON.stringify(value));
}

async function note(trx: Trx, actorId: string, action: string, kind: string, id: string, data: Json): Promise<void> {
  await record(trx, { actorId, action: `settings.${action}`, subjectKind: `settings-${kind}`, subjectId: id, data });
}
