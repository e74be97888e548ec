import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { noteKinds } from '../../../domain/library/notes/note.ts';
import { settingsSections } from '../../../domain/moderation/team-settings/entries.ts';
import type { PathKey } from '../../../domain/paths.ts';
import { marks } from '../../../server/services/assessments/user-tests/mark-technology.ts';
import { editableCards } from '../../../server/services/profile/cards/editable-cards.ts';
import { access, keys } from '../../attacks/access-table.ts';
import { fileOf, moduleOf } from './admin-client.ts';

const oneForm = z.object({});

/** Actions that parse by themselves, before or after the permission check: their schemas. */
const ownParsing: Partial<Record<PathKey, z.ZodType>> = {
  cv: oneForm,
  actAs: oneForm,
  jobSite: oneForm,
};

/** The objects of one mode, where each is written by its own code. */
const inside: Partial<Record<PathKey, (mode: string) => string[]>> = {
  settingsEntry: (mode) => settingsSections.map((kind) => `${mode} ${kind}`),
  profileCard: (mode) => (mode === 'hide' ? [mode] : Object.keys(editableCards).map((card) => `${mode} ${card}`)),
  notes: (mode) => noteKinds.map((kind) => `${mode} ${kind}`),
  userTests: (mode) => (mode === 'mark' ? marks.map((mark) => `${mode} ${mark}`) : [mode]),
};

/** Every address with an action that does not refuse all requests of administrators (access.test.ts proves that). */
export const openToAdmins = (): PathKey[] =>
  keys.filter(
    (key) => /export (const|(async )?function) action\b/.test(sourceOf(key)) && access[key].post?.admin !== 403,
  );

const sourceOf = (key: PathKey): string => readFileSync(fileOf(key), 'utf8');

/** The names of all writes to an address: 'companyTeam:invite', or its own name when it is one form. */
export async function writesOf(key: PathKey): Promise<string[]> {
  const { action } = await moduleOf(key);
  if (action?.intents) return action.intents.map((intent) => `${key}:${intent}`);
  const schema = action?.schema ?? ownParsing[key];
  if (!schema) throw new Error(`${key} has an action, and no schema here for its body`);
  const modes = [...new Set(modesOf(schema))].flatMap((mode) => inside[key]?.(mode) ?? [mode]);
  return modes.map((mode) => (mode === '' ? key : `${key}:${mode}`));
}

function modesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(modesOf);
  if (!(schema instanceof z.ZodObject)) throw new Error('the body of an address must be an object, or one of several');
  const { mode, act, action } = schema.shape;
  const named = mode ?? act ?? action;
  if (named instanceof z.ZodLiteral) return [...named.values].map(String);
  if (named instanceof z.ZodEnum) return named.options.map(String);
  return [''];
}
