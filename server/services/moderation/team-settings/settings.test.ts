import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeNewcomer, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { loadLookups } from '../../../data/lookups/load.ts';
import { loadPlans } from '../../../data/world/plans.ts';
import type { Runtime } from '../../../runtime.ts';
import { imageType } from '../../shared/files/image-files.ts';
import { readDisableOptions } from '../read-disable-options.ts';
import { readStaff } from '../staff/read-staff.ts';
import { readTeamSettings } from './read-settings.ts';
import { readEntry, removeEntry, saveEntry } from './save-entry.ts';

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const ines = {
  name: 'Inès Carpentier',
  short: 'Inès',
  roleFr: 'Fondatrice',
  roleEn: 'Founder',
  email: 'ines@team.example',
  phoneNumber: '',
  picHandle: null,
};
const add = (kind: string, id: string, value: unknown) =>
  saveEntry(as(administrator), kind, id, { mode: 'add', version: null, value });

/** Like the dialog: read, change, send. */
async function edit(kind: string, id: string, change: object): Promise<void> {
  const { version, value } = await readEntry(as(administrator), kind, id);
  await saveEntry(as(administrator), kind, id, { mode: 'edit', version, value: { ...value, ...change } });
}

describe('the staff roster of five places (docs/product/moderation.md, Staff roster)', () => {
  it('is filled place by place, keyed by the first name, and linked to the account with that address', async () => {
    const phoneNumber = '+33 1 99 00 10 01';
    const picHandle = 'b'.repeat(32);
    const file = { handle: picHandle, ownerId: administrator.userId, contentType: imageType, bytes: 1 };
    await runtime.db.insertInto('files').values(file).execute();
    await add('team', '2', { ...ines, email: administrator.email, phoneNumber, picHandle });
    const row = await runtime.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ position: 2, key: 'ines', userId: administrator.userId });
    const { name, short, roleFr, roleEn } = ines;
    expect(row).toMatchObject({ name, short, roleFr, roleEn, phoneNumber, picHandle, email: administrator.email });
    await edit('team', '2', { roleFr: 'Directrice' });
    const recruiter = await makeRecruiter(runtime.db);
    expect(await readStaff(as(recruiter))).toMatchObject([{ name: 'Inès Carpentier', role: 'Directrice' }]);
    const { lines } = await readTeamSettings(as(administrator), 'team', '');
    expect(lines.map(({ free }) => free)).toEqual([true, true, false, true, true]);
  });

  it('has no sixth place, no person twice, and no picture that belongs to another person', async () => {
    await expect(add('team', '5', ines)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(add('team', '3', ines)).rejects.toMatchObject({ fields: { short: 'duplicate' } });
    await expect(add('team', '3', { ...ines, short: 'Lou', picHandle: 'a'.repeat(32) })).rejects.toMatchObject({
      fields: { picHandle: 'unknown' },
    });
  });

  it('a place can be emptied again', async () => {
    await removeEntry(as(administrator), 'team', '2');
    await removeEntry(as(administrator), 'team', '2');
    expect((await readTeamSettings(as(administrator), 'team', '')).lines.every(({ free }) => free)).toBe(true);
    expect((await auditOf(runtime.db, '2')).map(({ action }) => action)).toEqual([
      'settings.team.add',
      'settings.team.edit',
      'settings.team.remove',
    ]);
  });

  it('is not shown to developers, nor to recruiters without a company', async () => {
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeNewcomer(runtime.db)]) {
      await expect(readStaff(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

it('a template has the texts of the team until it is reset', async () => {
  const developer = await makeDeveloper(runtime.db);
  const shown = async () =>
    (await readDisableOptions(as(administrator), developer.userId)).templates.find(
      ({ reason, locale }) => reason === 'NotRelevant' && locale === 'en',
    );
  const before = await shown();
  await edit('templates', 'NotRelevant.en', { message: 'Other words.' });
  expect(await shown()).toMatchObject({ message: 'Other words.', edited: true });
  await removeEntry(as(administrator), 'templates', 'NotRelevant.en');
  expect(await shown()).toEqual(before);
});

it('a plan keeps the limits that the team has set when the product restarts', async () => {
  await edit('plans', 'id10', { candidateLimitDay: '77', pipeCapacity: '' });
  const client = await runtime.pool.connect();
  await loadPlans(client);
  client.release();
  const plan = await runtime.db.selectFrom('plans').selectAll().where('id', '=', 'id10').executeTakeFirstOrThrow();
  expect(plan).toMatchObject({ candidateLimitDay: 77, pipeCapacity: null });
  await expect(removeEntry(as(administrator), 'plans', 'id10')).rejects.toMatchObject({ name: 'Forbidden' });
});

describe('lists that people choose from', () => {
  const newcomer = { nameFr: 'Zorglang', nameEn: 'Zorglang', category: 'language', handle: '' };
  it('get new technologies, whose id is made from the name, once', async () => {
    await add('technologies', 'new', newcomer);
    await expect(add('technologies', 'new', newcomer)).rejects.toMatchObject({ fields: { nameEn: 'duplicate' } });
    const { lines } = await readTeamSettings(as(administrator), 'technologies', 'zorgl');
    expect(lines).toMatchObject([{ id: 'zorglang', name: 'Zorglang', edited: true }]);
  });

  it('keep the changes of the team when their files are loaded again', async () => {
    await edit('technologies', 'react', { nameFr: 'React (bibliothèque)' });
    await edit('professions', 'front-end-developer', { displayNameFr: 'Intégration et front-end' });
    await runtime.db.deleteFrom('lookupVersions').where('name', 'in', ['technologies', 'professions']).execute();
    const client = await runtime.pool.connect();
    await loadLookups(client);
    client.release();
    expect((await readEntry(as(administrator), 'technologies', 'react')).value).toMatchObject({
      nameFr: 'React (bibliothèque)',
    });
    expect((await readTeamSettings(as(administrator), 'professions', 'Intégration et')).lines).toHaveLength(1);
  });

  it('have professions only inside a family', async () => {
    const value = {
      nameFr: 'A',
      nameEn: 'Aaa',
      displayNameFr: 'A',
      displayNameEn: 'A',
      parentId: 'front-end-developer',
    };
    await expect(add('professions', 'new', value)).rejects.toMatchObject({ fields: { parentId: 'unknown' } });
    await expect(readEntry(as(administrator), 'professions', 'web')).rejects.toMatchObject({ name: 'NotFound' });
  });
});

it('the second of two administrators gets a conflict when the value has changed, unless they insist', async () => {
  const { version, value } = await readEntry(as(administrator), 'plans', 'id11');
  const change = { mode: 'edit' as const, value: { ...value, candidateLimitDay: 5 } };
  await edit('plans', 'id11', { candidateLimitDay: 6 });
  await expect(saveEntry(as(administrator), 'plans', 'id11', { ...change, version })).rejects.toMatchObject({
    name: 'Conflict',
  });
  await saveEntry(as(administrator), 'plans', 'id11', { ...change, version: null });
  expect((await readEntry(as(administrator), 'plans', 'id11')).value).toMatchObject({ candidateLimitDay: 5 });
});

it('all team settings are only for administrators', async () => {
  for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
    const sent = { mode: 'edit', version: null, value: {} } as const;
    await expect(readTeamSettings(as(viewer), 'plans', '')).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(readEntry(as(viewer), 'plans', 'id10')).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(saveEntry(as(viewer), 'plans', 'id10', sent)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(removeEntry(as(viewer), 'team', '0')).rejects.toMatchObject({ name: 'Forbidden' });
  }
});
