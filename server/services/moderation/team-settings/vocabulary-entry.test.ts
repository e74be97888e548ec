import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { meaningOf, type Term } from '../../../../domain/vocabulary/vocabulary.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf } from '../../../../tests/harness/emails.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import { loadLookups } from '../../../data/lookups/load.ts';
import type { Runtime } from '../../../runtime.ts';
import { findJobs } from '../../jobs/search/find-jobs.ts';
import { rebuildLibrary } from '../../library/rebuild-library.ts';
import { resolveQuery } from '../../library/resolve-query.ts';
import { readAllNames } from '../../resume/imports/read-all-names.ts';
import { currentTechnologies } from '../../shared/vocabulary/current-ids.ts';
import { readVocabulary } from '../../shared/vocabulary/read-vocabulary.ts';
import { readLookups } from '../../shell/lookups/read-lookups.ts';
import { readTeamSettings } from './read-settings.ts';
import { readEntry, removeEntry, saveEntry } from './save-entry.ts';

let runtime: Runtime;
let administrator: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
const as = (viewer: SignedIn | undefined) => contextOf(runtime, viewer);
const go: Term = { kind: 'technology', target: 'go' };
const draft = (word: string, term: Term = go, locale = '') => ({ word, ...term, locale, label: '' });
const add = (word: string, term?: Term, locale?: string) =>
  saveEntry(as(administrator), 'vocabulary', 'new', {
    ...{ mode: 'add', version: null, value: draft(word, term, locale) },
  });
const idOf = async (word: string) =>
  (
    await runtime.db
      .selectFrom('vocabularyWords')
      .select('id')
      .where('word', '=', word)
      .where('removed', '=', false)
      .executeTakeFirstOrThrow()
  ).id;
async function change(word: string, value: object) {
  const id = await idOf(word);
  const stored = await readEntry(as(administrator), 'vocabulary', id);
  const edited = { ...(stored.value as object), ...value };
  await saveEntry(as(administrator), 'vocabulary', id, { mode: 'edit', version: stored.version, value: edited });
  return id;
}
const meaning = async (word: string, kind: Term['kind'] = 'technology') =>
  meaningOf(await readVocabulary(runtime), kind, word);
/** As a new version of the product would at its start. */
async function reloadFile(): Promise<void> {
  await runtime.db.deleteFrom('lookupVersions').where('name', '=', 'vocabulary').execute();
  const client = await runtime.pool.connect();
  expect(await loadLookups(client)).toEqual(['vocabulary']);
  client.release();
}

describe('docs/product/shell.md, Vocabulary', () => {
  it('a word of the team is understood at once: searches, offers, lists, imports and the CV library', async () => {
    const { db } = runtime;
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db) });
    const jobId = await makeJob(db, await makeCompany(db, { name: 'Lune' }), { title: 'Serveurs' });
    await db.insertInto('jobTechnologies').values({ jobId, technologyId: 'go', position: 0 }).execute();
    const person = await makeDeveloper(db);
    await db
      .insertInto('developerTechnologies')
      .values({ developerId: person.userId, technologyId: 'go', position: 0, value: 50 })
      .execute();
    // The lists are read before, so that they are remembered.
    await readLookups(as(recruiter), 'technologies');
    await readAllNames(as(recruiter));
    expect(await meaning('gopher')).toBeUndefined();
    await add('Gopher', go, 'en');

    expect(await meaning('gopher')).toBe('go');
    const found = await findJobs(as(undefined), { ...anyJob, words: 'gopher' }, undefined);
    expect(found.jobs).toMatchObject([{ id: jobId }]);
    const given = readLibraryQuery(
      new URLSearchParams('technology=gopher&profession=dev+back&region=idf&language=mandarin'),
    );
    expect((await resolveQuery(runtime, given, 'fr', { companyId: undefined })).query).toMatchObject({
      technology: ['go'],
      profession: ['back-end-developer'],
      region: ['FR:Île-de-France'],
      language: ['zh'],
    });
    expect(await currentTechnologies(runtime, ['k8s', 'Gopher', 'go', 'nothing'])).toEqual([
      'kubernetes',
      'go',
      'nothing',
    ]);
    const lists = await readLookups(as(recruiter), 'technologies');
    expect(lists.find(({ id }) => id === 'go')?.synonyms).toContain('Gopher');
    const imported = (await readAllNames(as(recruiter))).technologies;
    expect(imported.find(({ id }) => id === 'go')?.words).toContain('Gopher');
    // The task that the change enqueued.
    await rebuildLibrary(db);
    const profile = sql`select from library_profiles where developer_id = ${person.userId} and words like '% gopher %'`;
    expect((await profile.execute(db)).rows).toHaveLength(1);
    const tasks = sql`select from graphile_worker.jobs where task_identifier = 'rebuild-library'`;
    expect((await tasks.execute(db)).rows.length).toBeGreaterThan(0);
    expect(await auditOf(db, await idOf('Gopher'))).toMatchObject([
      {
        action: 'settings.vocabulary.add',
        data: { before: null, after: { word: 'Gopher', target: 'go', locale: 'en' } },
      },
    ]);

    await removeEntry(as(administrator), 'vocabulary', await idOf('Gopher'));
    expect(await meaning('gopher')).toBeUndefined();
    expect((await findJobs(as(undefined), { ...anyJob, words: 'gopher' }, undefined)).jobs).toEqual([]);
  });

  it('offers are found by abbreviations and other spellings', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { name: 'Marée' });
    const jobId = await makeJob(db, companyId, { title: 'Poste au Back-Office', professionId: 'back-end-developer' });
    await db
      .insertInto('jobTechnologies')
      .values(['go', 'kubernetes', 'node-js'].map((technologyId, position) => ({ jobId, technologyId, position })))
      .execute();
    const found = async (words: string) =>
      (await findJobs(as(undefined), { ...anyJob, words }, undefined)).jobs.some(({ id }) => id === jobId);
    for (const words of ['golang', 'k8s', 'backend', 'back-end', 'dev back', 'nodejs', 'node', 'backoffice'])
      expect([words, await found(words)]).toEqual([words, true]);
    for (const words of ['frontend', 'python']) expect([words, await found(words)]).toEqual([words, false]);
  });

  it('a word has one meaning of each kind: another is refused with its name', async () => {
    const refused = async (word: string, term?: Term) => {
      const error: unknown = await add(word, term).catch((thrown: unknown) => thrown);
      return (error as { fields?: unknown }).fields;
    };
    expect(await refused('k 8 s')).toEqual({ word: 'otherMeaning:Kubernetes' });
    expect(await refused('Python')).toEqual({ word: 'otherMeaning:Python' });
    expect(await refused('GOLANG')).toEqual({ word: 'duplicate' });
    expect(await refused('go')).toEqual({ word: 'duplicate' });
    expect(await refused('testeuse', { kind: 'profession', target: 'data' })).toEqual({
      word: 'otherMeaning:Testeur·euse de logiciels',
    });
    expect(await refused('CDI', { kind: 'contract', target: 'freelance' })).toEqual({ word: 'otherMeaning:CDI' });
    expect(await refused('!')).toEqual({ word: 'unknown' });
    expect(await refused('')).toEqual({ word: 'required' });
    for (const kind of ['technology', 'profession', 'contract', 'language', 'place', 'region'] as const)
      expect(await refused('nowhere', { kind, target: 'none' })).toEqual({ target: 'unknown' });
    // The same word may mean something of another kind.
    await add('golang', { kind: 'place', target: 'insee:75056' }, 'fr');
    expect(await meaning('golang', 'place')).toBe('insee:75056');
    expect(await meaning('golang')).toBe('go');
    const place = await runtime.db
      .selectFrom('vocabularyWords')
      .select('id')
      .where('kind', '=', 'place')
      .where('folded', '=', 'golang')
      .executeTakeFirstOrThrow();
    expect((await readEntry(as(administrator), 'vocabulary', place.id)).value).toMatchObject({ label: 'Paris' });
  });

  it('what the team removed or changed does not come back with a new version of the file', async () => {
    await removeEntry(as(administrator), 'vocabulary', await idOf('kube'));
    await change('k3s', { word: 'k3s cluster' });
    // First the language only, then the meaning.
    await change('GCP', { locale: 'en' });
    await change('GCP', { target: 'aws' });
    await add('brand new', go);
    // A word of the file that is no longer in it, and one that the file changed.
    await runtime.db
      .insertInto('vocabularyWords')
      .values({ word: 'left out', kind: 'technology', target: 'go', origin: 'file' })
      .execute();
    await sql`update vocabulary_words set word = 'MONGO', locale = 'fr' where word = 'Mongo'`.execute(runtime.db);
    await reloadFile();
    const words = runtime.db.selectFrom('vocabularyWords').select(['word', 'locale']).where('removed', '=', false);
    expect(await words.where('folded', 'in', ['kube', 'k3s', 'leftout']).execute()).toEqual([]);
    expect(await words.where('folded', '=', 'mongo').execute()).toEqual([{ word: 'Mongo', locale: null }]);
    expect(await words.where('folded', '=', 'gcp').execute()).toHaveLength(1);
    const known = await readVocabulary({ ...runtime, cache: openCache() });
    const meant = (word: string) => meaningOf(known, 'technology', word);
    expect(['kube', 'k3s', 'k3s cluster', 'gcp', 'brand new', 'k8s'].map(meant)).toEqual([
      ...[undefined, undefined, 'kubernetes', 'aws', 'go', 'kubernetes'],
    ]);
    // What was taken out can be added again, and changed back.
    await add('kube', { kind: 'technology', target: 'kubernetes' });
    await change('GCP', { target: 'google-cloud' });
    expect(await meaning('kube')).toBe('kubernetes');
    expect(await meaning('gcp')).toBe('google-cloud');
  });

  it('lists words by kind, by a part of them, by what they mean, with their origin', async () => {
    const list = async (text: string, kind?: Term['kind']) =>
      (await readTeamSettings(as(administrator), 'vocabulary', text, kind)).lines.map(({ name, word }) => [
        ...[name, word?.kind, word?.meaning, word?.origin, word?.locale],
      ]);
    // What is called so comes before what only contains it.
    expect((await list('go'))[0]?.[2]).toBe('Go');
    expect((await list('k8s'))[0]).toEqual(['k8s', 'technology', 'Kubernetes', 'file', null]);
    expect(await list('k8s', 'profession')).toEqual([]);
    expect(await list('brand new')).toEqual([['brand new', 'technology', 'Go', 'team', null]]);
    expect(await list('Back-end', 'profession')).toContainEqual([
      ...['dev back', 'profession', 'Développeur·euse back-end', 'file', 'fr'],
    ]);
    expect(await list('alternance', 'contract')).toContainEqual([
      ...['apprenticeship', 'contract', 'Alternance', 'file', 'en'],
    ]);
    expect(await list('', 'region')).toContainEqual(['IDF', 'region', 'Île-de-France', 'file', null]);
    expect(await list('', 'place')).toContainEqual(['Paname', 'place', 'Paris', 'file', null]);
    expect(await list('', 'language')).toContainEqual(['mandarin', 'language', 'Chinois', 'file', null]);
    expect(await list('100%_', 'technology')).toEqual([]);
    const { targets } = await readTeamSettings(as(administrator), 'vocabulary', '');
    expect(targets?.seniority.map(({ name }) => name)).toEqual(['Junior', 'Confirmé·e', 'Senior', 'Lead']);
    expect(targets?.technology).toContainEqual({ id: 'go', name: 'Go' });
    expect(targets?.region).toContainEqual({ id: 'FR:Bretagne', name: 'Bretagne' });
    expect(targets?.region).toHaveLength(24);
    expect((await readTeamSettings(as(administrator), 'plans', '')).targets).toBeUndefined();
    // A technology without other words.
    const value = { nameFr: 'Gleam', nameEn: 'Gleam', category: 'language', handle: '' };
    await saveEntry(as(administrator), 'technologies', 'new', { mode: 'add', version: null, value });
    expect(await meaning('gleam')).toBe('gleam');
    expect((await readTeamSettings(as(administrator), 'technologies', 'gleam')).lines).toMatchObject([
      { id: 'gleam', technology: { synonyms: null } },
    ]);
    expect((await readTeamSettings(as(administrator), 'technologies', 'golan')).lines).toMatchObject([{ id: 'go' }]);
  });

  it('is edited by administrators only, one change after the other', async () => {
    const id = await idOf('k8s');
    const { version, value } = await readEntry(as(administrator), 'vocabulary', id);
    await saveEntry(as(administrator), 'vocabulary', id, { mode: 'edit', version, value: { ...value, locale: 'fr' } });
    const late = saveEntry(as(administrator), 'vocabulary', id, { mode: 'edit', version, value });
    await expect(late).rejects.toMatchObject({ name: 'Conflict' });
    const both = await Promise.allSettled([add('twice'), add('twice')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await removeEntry(as(administrator), 'vocabulary', id);
    await expect(removeEntry(as(administrator), 'vocabulary', id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(readEntry(as(administrator), 'vocabulary', 'nothing')).rejects.toMatchObject({ name: 'NotFound' });
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(readTeamSettings(as(viewer), 'vocabulary', '')).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(removeEntry(as(viewer), 'vocabulary', id)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
