import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { meaningOf } from '../../../../domain/vocabulary/vocabulary.ts';
import { contentOf } from '../../../../tests/harness/content-of.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import { loadFiles } from '../../../data/content/load-content.ts';
import { loadLookups } from '../../../data/lookups/load.ts';
import type { Runtime } from '../../../runtime.ts';
import { readTechnologyPortal } from '../../assessments/read-technology-portal.ts';
import { markTechnology } from '../../assessments/user-tests/mark-technology.ts';
import { readQuestionPortal } from '../../catalogue/read-portal.ts';
import { currentJobQuery } from '../../jobs/search/current-query.ts';
import { findJobs } from '../../jobs/search/find-jobs.ts';
import { rebuildLibrary } from '../../library/rebuild-library.ts';
import { resolveQuery } from '../../library/resolve-query.ts';
import { readAllNames } from '../../resume/imports/read-all-names.ts';
import { readVocabulary } from '../../shared/vocabulary/read-vocabulary.ts';
import { readLookups } from '../../shell/lookups/read-lookups.ts';
import { readTeamSettings } from '../team-settings/read-settings.ts';
import { saveEntry } from '../team-settings/save-entry.ts';
import { mergeTechnologies } from './merge-technologies.ts';
import { readMerge } from './read-uses.ts';

let runtime: Runtime;
let administrator: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
/** Without what the process remembers for a few seconds. */
const as = (viewer: Viewer) => ({ ...contextOf(runtime, viewer), cache: openCache() });
const favour = (person: SignedIn, ...ids: string[]) =>
  runtime.db
    .insertInto('developerTechnologies')
    .values(ids.map((technologyId, position) => ({ developerId: person.userId, technologyId, position, value: 50 })))
    .execute();
const favouritesOf = async ({ userId }: SignedIn) =>
  (
    await sql<{ technologyId: string; position: number }>`select technology_id, position from developer_technologies
      where developer_id = ${userId} order by position`.execute(runtime.db)
  ).rows.map(({ technologyId, position }) => [technologyId, position]);

describe('docs/product/moderation.md, Merging technologies', () => {
  it('all uses follow in one transaction, and the former name keeps finding the technology', async () => {
    const { db } = runtime;
    const [one, both, waiting] = [await makeDeveloper(db), await makeDeveloper(db), await makeDeveloper(db)];
    await favour(one, 'php', 'symfony');
    await favour(both, 'symfony', 'php', 'react');
    const companyId = await makeCompany(db, { name: 'Lune' });
    const recruiter = await makeRecruiter(db, { companyId });
    await db.insertInto('companyTechnologies').values({ companyId, technologyId: 'php', position: 0 }).execute();
    const jobId = await makeJob(db, companyId, { title: 'Serveurs' });
    const needs = { jobId, position: 0, required: true };
    const listed = [
      { ...needs, technologyId: 'php' },
      { ...needs, technologyId: 'symfony', position: 1, required: false },
    ];
    await db.insertInto('jobTechnologies').values(listed).execute();
    const search = { recruiterId: recruiter.userId, companyId, alert: false };
    await db
      .insertInto('savedSearches')
      .values([
        { ...search, name: 'Les deux', query: 'technology=php&technology=symfony&every=true' },
        { ...search, name: 'PHP', query: 'technology=php&remote=fullTime' },
      ])
      .execute();
    await markTechnology(as(waiting), waiting.userId, 'symfony', { mark: 'ask', on: true });
    await rebuildLibrary(db);

    const { uses } = await readMerge(as(administrator), 'php');
    expect(uses).toMatchObject({ profiles: 2, offers: 1, companies: 1, searches: 2 });
    expect(uses.tests).toBeGreaterThan(0);
    expect(uses.questions).toBeGreaterThan(10);
    await mergeTechnologies(as(administrator), 'php', { keptId: 'symfony' });

    // The better place stays where a person had both.
    expect(await favouritesOf(one)).toEqual([['symfony', 0]]);
    expect(await favouritesOf(both)).toEqual([
      ['symfony', 0],
      ['react', 2],
    ]);
    const ofOffer = db.selectFrom('jobTechnologies').select(['technologyId', 'position', 'required']);
    // Needed, because one of the two was.
    expect(await ofOffer.where('jobId', '=', jobId).execute()).toEqual([
      { technologyId: 'symfony', position: 0, required: true },
    ]);
    const library = sql<{ technologyIds: string[] }>`select technology_ids from library_profiles
      where developer_id = ${both.userId}`;
    expect((await library.execute(db)).rows).toEqual([{ technologyIds: ['symfony', 'react'] }]);
    const searches = db.selectFrom('savedSearches').select('query').where('recruiterId', '=', recruiter.userId);
    expect((await searches.orderBy('name').execute()).map(({ query }) => query)).toEqual([
      'technology=symfony',
      'technology=symfony&remote=fullTime',
    ]);
    // Who waited for a test of the kept one has one now.
    expect(await emailsTo(db, waiting.email)).toMatchObject([{ template: 'test-open' }]);
    const after = (await readMerge(as(administrator), 'symfony')).uses;
    expect(after).toMatchObject({ profiles: 2, offers: 1, companies: 1, tests: uses.tests, questions: uses.questions });
    await expect(readMerge(as(administrator), 'php')).rejects.toMatchObject({ name: 'NotFound' });

    // Former names and addresses.
    expect((await findJobs(as(undefined), { ...anyJob, words: 'php' }, undefined)).jobs).toMatchObject([{ id: jobId }]);
    expect((await currentJobQuery(as(undefined), { ...anyJob, technologies: ['php'] })).technologies).toEqual([
      'symfony',
    ]);
    const given = readLibraryQuery(new URLSearchParams('technology=PHP'));
    expect((await resolveQuery(as(undefined), given, 'fr', { companyId: undefined })).query.technology).toEqual([
      'symfony',
    ]);
    expect(await readTechnologyPortal(as(undefined), 'php')).toMatchObject({ technology: { id: 'symfony' } });
    const portal = await readQuestionPortal(as(undefined), { kind: 'technology', slug: 'php', page: 1 });
    expect(portal).toMatchObject({ id: 'symfony' });
    const words = sql`select from catalogue_questions where technology_id = 'symfony' and 'php' = any(head)`;
    expect((await words.execute(db)).rows.length).toBe(portal.total);
    expect(await readLookups(as(recruiter), 'technologies')).toContainEqual(
      expect.objectContaining({ id: 'symfony', synonyms: expect.arrayContaining(['PHP', 'symphony', 'PHP 8']) }),
    );
    const imported = (await readAllNames(as(recruiter))).technologies;
    expect(imported.find(({ id }) => id === 'symfony')?.words).toContain('PHP');
    // The words for the merged technology, too.
    expect(meaningOf(await readVocabulary(as(undefined)), 'technology', 'PHP 8')).toBe('symfony');
    expect((await readTeamSettings(as(administrator), 'technologies', 'php')).lines[0]).toMatchObject({
      id: 'symfony',
      technology: { synonyms: expect.stringContaining('PHP'), uses: { profiles: 2 } },
    });
    await rebuildLibrary(db);
    const found = sql`select from library_profiles where developer_id = ${one.userId} and words like '% php %'`;
    expect((await found.execute(db)).rows).toHaveLength(1);

    expect(await auditOf(db, 'php')).toMatchObject([
      {
        action: 'settings.technologies.merge',
        actorId: administrator.userId,
        data: { before: { nameFr: 'PHP' }, into: { id: 'symfony' }, uses: { profiles: 2 } },
      },
    ]);
  });

  it('a new version does not bring the merged technology back, and its tests follow', async () => {
    await mergeTechnologies(as(administrator), 'symfony', { keptId: 'laravel' });
    await runtime.db
      .deleteFrom('lookupVersions')
      .where('name', 'in', ['tests', 'technologies', 'vocabulary'])
      .execute();
    const client = await runtime.pool.connect();
    await loadLookups(client);
    await loadFiles(client, await contentOf('php'), new Date());
    client.release();
    const left = await runtime.db
      .selectFrom('technologies')
      .select('id')
      .where('id', 'in', ['php', 'symfony'])
      .execute();
    expect(left).toEqual([]);
    const php = runtime.db.selectFrom('tests').select('technologyId').where('seoAlias', '=', 'php');
    expect(await php.executeTakeFirst()).toEqual({ technologyId: 'laravel' });
    // The words of the file for what was merged mean what was kept.
    const vocabulary = await readVocabulary(as(undefined));
    for (const word of ['php', 'PHP 8', 'symfony', 'symphony', 'larvel'])
      expect(meaningOf(vocabulary, 'technology', word)).toBe('laravel');
    // The former names of what was merged before lead on.
    expect(await readTechnologyPortal(as(undefined), 'php')).toMatchObject({ technology: { id: 'laravel' } });
    const again = { nameFr: 'PHP', nameEn: 'PHP', category: 'language', handle: '' };
    await expect(
      saveEntry(as(administrator), 'technologies', 'new', { mode: 'add', version: null, value: again }),
    ).rejects.toMatchObject({ fields: { nameEn: 'duplicate' } });
  });

  it('a person with both loses no level, no alert and no answer about a test', async () => {
    const { db } = runtime;
    const { id: testId, technologyId: oldId } = await db
      .selectFrom('tests')
      .select(['id', 'technologyId'])
      .where('status', '=', 'PUBLISHED')
      .where('technologyId', 'not in', ['react', 'vue', 'laravel'])
      .orderBy('technologyId')
      .executeTakeFirstOrThrow();
    const { id: keptId } = await db
      .selectFrom('technologies')
      .select('id')
      .where(sql<boolean>`not exists (select from tests t where t.technology_id = technologies.id)`)
      .where('id', 'not in', ['svelte', 'vue'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const person = await makeDeveloper(db);
    await favour(person, oldId, keptId);
    const levels = db.updateTable('developerTechnologies').where('developerId', '=', person.userId);
    await levels.set({ value: null }).where('technologyId', '=', oldId).execute();
    await levels.set({ value: 80 }).where('technologyId', '=', keptId).execute();
    // They were told of the test of the one, and wait for a test of the other.
    const [asked, opened] = [new Date('2026-01-01'), new Date('2026-02-01')];
    await db
      .insertInto('testRequests')
      .values([
        { userId: person.userId, technologyId: oldId, askedAt: asked, testId, openedAt: opened },
        { userId: person.userId, technologyId: keptId, askedAt: asked, testId: null, openedAt: null },
      ])
      .execute();
    const companyId = await makeCompany(db);
    const { userId: recruiterId } = await makeRecruiter(db, { companyId });
    const search = (technologyId: string, alert: boolean) => ({
      ...{ recruiterId, companyId, alert, name: technologyId, query: `technology=${technologyId}` },
    });
    await db
      .insertInto('savedSearches')
      .values([search(oldId, true), search(keptId, false)])
      .execute();
    await mergeTechnologies(as(administrator), oldId, { keptId });
    const stored = db.selectFrom('developerTechnologies').select(['technologyId', 'position', 'value']);
    expect(await stored.where('developerId', '=', person.userId).execute()).toEqual([
      { technologyId: keptId, position: 0, value: 80 },
    ]);
    const requests = db.selectFrom('testRequests').select(['technologyId', 'testId', 'openedAt']);
    expect(await requests.where('userId', '=', person.userId).execute()).toEqual([
      { technologyId: keptId, testId, openedAt: opened },
    ]);
    expect(await emailsTo(db, person.email)).toEqual([]);
    const searches = db.selectFrom('savedSearches').select(['name', 'query', 'alert']);
    expect(await searches.where('recruiterId', '=', recruiterId).execute()).toEqual([
      { name: oldId, query: `technology=${keptId}`, alert: true },
    ]);
  });

  it('is refused into itself, into nothing, a second time, and for others than administrators', async () => {
    const merge = (viewer: Viewer, oldId: string, keptId: string) => mergeTechnologies(as(viewer), oldId, { keptId });
    await expect(merge(administrator, 'react', 'react')).rejects.toMatchObject({ fields: { keptId: 'unknown' } });
    await expect(merge(administrator, 'react', 'none')).rejects.toMatchObject({ fields: { keptId: 'unknown' } });
    const outcomes = await Promise.allSettled([
      merge(administrator, 'svelte', 'react'),
      merge(administrator, 'svelte', 'react'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(merge(viewer, 'vue', 'react')).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readMerge(as(viewer), 'vue')).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
