import { beforeAll, describe, expect, it } from 'vitest';
import type { Difficulty } from '../../../domain/assessments/rating/difficulty.ts';
import { readCatalogueQuery } from '../../../domain/catalogue/query.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { readQuestion } from '../assessments/questions/read-question.ts';
import { authoriseQuestion } from './authorise-question.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readQuestionPortal } from './read-portal.ts';
import { recordVisit } from './record-visit.ts';
import { listSitemaps, readSitemap } from './sitemaps.ts';

let runtime: Runtime;
let developer: NonNullable<Viewer>;
let admin: NonNullable<Viewer>;
/** Question ids by status or name. */
const made: Record<string, string> = {};
const tests: Record<'open' | 'draft', string> = { open: '', draft: '' };

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  developer = await makeDeveloper(db);
  admin = await makeAdministrator(db);
  for (const key of ['open', 'draft'] as const) {
    const status = key === 'open' ? 'PUBLISHED' : 'DRAFT';
    const test = { technologyId: 'cobol', status, nameFr: `Zythum ${key}`, nameEn: `Zythum ${key}` };
    tests[key] = (await db.insertInto('tests').values(test).returning('id').executeTakeFirstOrThrow()).id;
  }
  const add = async (name: string, testId: string, status: string, pool = 'public') => {
    const publishedAt = ['PUBLISHED', 'DELETED', 'ARCHIVED'].includes(status) ? new Date('2026-03-01') : null;
    const title = `Zythum ${name} ?`;
    const question = { testId, status, pool, publishedAt, titleFr: title, titleEn: title, difficulty: 1 };
    made[name] = (await db.insertInto('questions').values(question).returning('id').executeTakeFirstOrThrow()).id;
    await db
      .insertInto('questionProfessions')
      .values({ questionId: made[name], professionId: 'mainframe-developer' })
      .execute();
  };
  for (const status of ['PUBLISHED', 'WAITING_FOR_VALIDATION', 'NOT_PUBLISHED', 'DELETED', 'DECLINED', 'ARCHIVED'])
    await add(status, tests.open, status);
  await add('rated', tests.open, 'PUBLISHED', 'rated');
  await add('draft', tests.draft, 'PUBLISHED');
});

const find = async (viewer: Viewer, search = '') => {
  const query = readCatalogueQuery(new URLSearchParams(`query=zythum&${search}`));
  const page = await readCatalogue(contextOf(runtime, viewer), query);
  const names = page.entries.map(({ questionId }) => Object.keys(made).find((name) => made[name] === questionId));
  return { ...page, names: names.sort() };
};

describe('who finds which questions (docs/product/catalogue.md, Who finds what)', () => {
  it('a visitor finds published questions and those waiting for validation', async () => {
    const page = await find(undefined);
    expect(page.names).toEqual(['PUBLISHED', 'WAITING_FOR_VALIDATION']);
    expect(page.filteredFacets.status).toEqual({ PUBLISHED: 1, WAITING_FOR_VALIDATION: 1 });
    expect(page.can).toEqual({ unpublished: false, drafts: false });
  });
  it('only signed-in users find unpublished questions, counted over four statuses', async () => {
    const page = await find(developer, 'status=NOT_PUBLISHED');
    expect(page.names).toEqual(['ARCHIVED', 'DECLINED', 'DELETED', 'NOT_PUBLISHED']);
    expect(page.filteredFacets.status).toMatchObject({ NOT_PUBLISHED: 1, DELETED: 1, ARCHIVED: 1, DECLINED: 1 });
    const visitor = await find(undefined, 'status=NOT_PUBLISHED');
    expect(visitor.query.statuses).toEqual([]);
    expect(visitor.names).toEqual(['PUBLISHED', 'WAITING_FOR_VALIDATION']);
  });
  it('only administrators and accepted contributors of a draft test find drafts', async () => {
    expect((await find(admin, 'testStatus=DRAFT')).names).toEqual(['draft']);
    expect((await find(admin)).filteredFacets.testStatus).toEqual({ PUBLISHED: 2, DRAFT: 1 });
    expect((await find(developer, 'testStatus=DRAFT')).query.testStatuses).toEqual([]);
    const contributor = await makeDeveloper(runtime.db);
    await runtime.db
      .insertInto('testContributors')
      .values({ testId: tests.draft, userId: contributor.userId, status: 'accepted', askedAt: new Date('2026-01-01') })
      .execute();
    const entry = (await find(contributor, 'testStatus=DRAFT')).entries[0];
    expect(entry).toMatchObject({ questionId: made.draft, draftTest: true, testName: 'Zythum draft' });
  });
  it('the name of a draft test is not revealed by filtering for it', async () => {
    expect((await find(undefined, `testId=${tests.draft}`)).query.tests).toEqual([]);
  });
  it('no user finds a question of the rated pool', async () => {
    for (const viewer of [undefined, developer, admin]) expect((await find(viewer)).names).not.toContain('rated');
  });
  it('choosing a value does not remove the other values of its own filter', async () => {
    const page = await readCatalogue(
      contextOf(runtime, undefined),
      readCatalogueQuery(new URLSearchParams('technoName=React')),
    );
    expect(page.options.technoName.length).toBeGreaterThan(3);
    const found = page.options.testId.filter(({ count }) => count > 0);
    expect(found.every(({ label }) => label.includes('React'))).toBe(true);
    expect(page.options.testId.slice(0, found.length)).toEqual(found);
    expect(page.options.testId.length).toBeGreaterThan(found.length);
  });
  it('counts every kind twice: with the words only, and with the filters too', async () => {
    const page = (search: string) =>
      readCatalogue(contextOf(runtime, undefined), readCatalogueQuery(new URLSearchParams(search)));
    const ofReact = (await page('technoName=React')).filteredFacets.difficulty;
    const [difficulty = ''] = Object.keys(ofReact);
    const [all, react] = [await page(''), await page(`technoName=React&difficulty=${difficulty}`)];
    const kinds = ['difficulty', 'professionId', 'status', 'technoName', 'testId', 'testStatus'];
    expect(Object.keys(react.facets).sort()).toEqual(kinds);
    expect(Object.keys(react.filteredFacets).sort()).toEqual(kinds);
    expect(all.facets).toEqual(all.filteredFacets);
    expect(react.facets).toEqual(all.facets);
    expect(react.filteredFacets.technoName.react).toBe(react.total);
    expect(react.filteredFacets.difficulty[Number(difficulty) as Difficulty]).toBe(react.total);
    expect(react.total).toBeLessThan(all.facets.technoName.react ?? 0);
  });
  it('recommends the portals of what was found', async () => {
    const { recommendations } = await find(undefined);
    expect(recommendations).toEqual([
      { kind: 'technology', id: 'cobol', tag: 'COBOL', url: '/questions-entretien/technologie/cobol' },
      {
        ...{ kind: 'profession', id: 'mainframe-developer', tag: expect.stringContaining('mainframe') },
        url: '/questions-entretien/metier/developpeur-mainframe',
      },
    ]);
  });
  it('a page after the last one is not found', async () => {
    await expect(find(undefined, 'page=2')).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('an entry of the catalogue (docs/product/catalogue.md, A catalogue entry)', () => {
  it('has every label and tag', async () => {
    const { entries } = await find(undefined, 'status=PUBLISHED');
    expect(entries[0]).toMatchObject({
      testId: tests.open,
      questionId: made.PUBLISHED,
      difficulty: 1,
      questionTitle: 'Zythum PUBLISHED ?',
      testName: 'Zythum open',
      status: 'PUBLISHED',
      publishedAt: new Date('2026-03-01'),
      ratingScore: 0,
      ratingsCount: 0,
      tookCount: 0,
      hasNewRating: false,
      alternativeQuestion: false,
      draftTest: false,
      tags: [
        { kind: 'technology', id: 'cobol', tag: 'COBOL', url: '/questions-entretien/technologie/cobol' },
        { kind: 'profession', id: 'mainframe-developer', url: '/questions-entretien/metier/developpeur-mainframe' },
      ],
    });
  });
  it('is found by the name of its technology, in upper or lower case', async () => {
    expect((await find(undefined, 'technoName=cobol')).query.technologies).toEqual(['COBOL']);
    expect((await find(undefined, 'technoName=nonsense')).query.technologies).toEqual([]);
  });
});

describe('the address of a question', () => {
  const open = (name: string, viewer: Viewer) => authoriseQuestion(contextOf(runtime, viewer), made[name] ?? '');
  it('is gone (410) when it was public before, and not found (404) when it never was', async () => {
    await expect(open('DELETED', undefined)).rejects.toMatchObject({ name: 'NotFound', gone: true });
    await expect(open('ARCHIVED', undefined)).rejects.toMatchObject({ gone: true });
    for (const name of ['DECLINED', 'rated', 'draft', 'nothing'])
      await expect(open(name, undefined)).rejects.toMatchObject({ name: 'NotFound', gone: false });
    await expect(open('rated', admin)).rejects.toMatchObject({ name: 'NotFound' });
  });
  it('is open to a user who finds it in the catalogue; a waiting question can be discussed', async () => {
    const address = { testId: tests.open, questionId: made.WAITING_FOR_VALIDATION ?? '' };
    const page = await readQuestion(contextOf(runtime, developer), address);
    expect(page.standing).toEqual({
      status: 'WAITING_FOR_VALIDATION',
      readers: 'everybody',
      draftTest: false,
      open: false,
      talked: true,
    });
    expect(page.can).toEqual({ speak: true, change: false, report: true });
  });
  it('returns the test of the question', async () => {
    expect(await open('PUBLISHED', undefined)).toMatchObject({ testId: tests.open });
  });
});

describe('portal pages (docs/product/catalogue.md, Portal pages)', () => {
  it('list published questions and link to related portals', async () => {
    const portal = await readQuestionPortal(contextOf(runtime, undefined), {
      kind: 'technology',
      slug: 'cobol',
      page: 1,
    });
    expect(portal.entries.map(({ questionId }) => questionId)).toEqual([made.PUBLISHED]);
    expect(portal.levels[0]).toEqual({ level: 1, count: 1 });
    expect(portal.addresses.en).toBe('/en/interview-questions/technology/cobol');
    expect(portal.related.map(({ id }) => id)).toContain('mainframe-developer');
  });
  it('exist for every technology and profession, also without questions', async () => {
    const empty = await readQuestionPortal(contextOf(runtime, undefined, 'en'), {
      kind: 'profession',
      slug: 'crm-consultant',
      page: 1,
    });
    expect(empty).toMatchObject({ total: 0, pages: 1, entries: [] });
  });
  it('are sorted from easy to hard', async () => {
    const { entries } = await readQuestionPortal(contextOf(runtime, undefined), {
      kind: 'technology',
      slug: 'react',
      page: 1,
    });
    const levels = entries.map(({ difficulty }) => Math.max(1, difficulty));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });
});

it('sitemaps list what is published, by kind and language, with the date of the last change', async () => {
  const files = await listSitemaps(runtime);
  expect(new Set(files.map(({ kind, locale }) => `${kind} ${locale}`)).size).toBe(14);
  const pages = await readSitemap(runtime, { kind: 'questions', locale: 'fr', part: 1 });
  const paths = pages.map(({ paths: { fr } }) => fr);
  expect(paths).toContain(`/test-question/${tests.open}/${made.PUBLISHED}`);
  for (const name of ['WAITING_FOR_VALIDATION', 'rated', 'draft', 'DELETED'])
    expect(paths.some((path) => path.endsWith(made[name] ?? ''))).toBe(false);
  expect(pages.every(({ changedAt }) => changedAt instanceof Date)).toBe(true);
  const portals = await readSitemap(runtime, { kind: 'professions', locale: 'fr', part: 1 });
  expect(portals.map(({ paths: { fr } }) => fr)).toContain('/questions-entretien/metier/developpeur-mainframe');
  expect(portals.map(({ paths: { fr } }) => fr)).not.toContain('/questions-entretien/metier/consultant-crm');
  const listed = await readSitemap(runtime, { kind: 'tests', locale: 'fr', part: 1 });
  const cobol = listed.filter(({ paths: { fr } }) => fr.startsWith('/tests/category/cobol'));
  expect(cobol.map(({ paths: one }) => one)).toEqual([{ fr: '/tests/category/cobol', en: '/en/tests/category/cobol' }]);
});

it('sitemaps list the training page only where it shows courses (docs/product/profile.md, Training page)', async () => {
  const listed = async (change: Partial<typeof runtime.config>) => {
    const changed = { ...runtime, config: { ...runtime.config, ...change } };
    const pages = await readSitemap(changed, { kind: 'pages', locale: 'fr', part: 1 });
    return pages.map(({ paths: { fr } }) => fr);
  };
  expect(await listed({})).toEqual(expect.arrayContaining(['/', '/plans', '/formations']));
  for (const change of [{ APP_MODE: 'production' }, { TRAINING_URL: 'https://ecole.example' }] as const)
    expect(await listed(change)).not.toContain('/formations');
});

it('sitemaps list only the offers and companies that a visitor may read', async () => {
  const { db } = runtime;
  const company = async (alias: string, validatedAt: Date | null) =>
    (
      await db
        .insertInto('companies')
        .values({ name: alias, seoAlias: alias, validatedAt, updatedAt: new Date('2026-02-01T00:00:00Z') })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const companies = { seen: await company('seen', new Date('2026-01-01')), waiting: await company('waiting', null) };
  const times = { createdAt: new Date('2026-02-02T00:00:00Z'), updatedAt: new Date('2026-02-03T00:00:00Z') };
  const archivedAt = new Date('2026-02-05T00:00:00Z');
  const job = (seoAlias: string, companyId: string, status: string) =>
    db
      .insertInto('jobs')
      .values({
        ...{ seoAlias, companyId, status, title: seoAlias, description: 'Une équipe.', contractType: 'permanent' },
        ...times,
        publishedAt: status === 'JOB_DRAFT' ? null : new Date('2026-02-04T00:00:00Z'),
        archivedAt: status === 'JOB_UNPUBLISHED' ? archivedAt : null,
        confirmedAt: new Date('2999-01-01'),
      })
      .execute();
  for (const status of ['JOB_PUBLISHED', 'JOB_DRAFT', 'JOB_UNPUBLISHED'])
    await job(`seen-${status}`.toLowerCase().replace('_', '-'), companies.seen, status);
  await job('waiting-job', companies.waiting, 'JOB_PUBLISHED');
  expect(await readSitemap(runtime, { kind: 'jobs', locale: 'fr', part: 1 })).toEqual([
    {
      paths: { fr: '/job/seen-job-published', en: '/en/job/seen-job-published' },
      changedAt: new Date('2026-02-04T00:00:00Z'),
    },
  ]);
  expect(await readSitemap(runtime, { kind: 'companies', locale: 'en', part: 1 })).toEqual([
    { paths: { fr: '/company/seen', en: '/en/company/seen' }, changedAt: new Date('2026-02-01T00:00:00Z') },
  ]);
  const files = await listSitemaps(runtime);
  expect(files).toContainEqual({ kind: 'jobs', locale: 'en', part: 1, changedAt: new Date('2026-02-04T00:00:00Z') });
  expect(files).toContainEqual({
    kind: 'companies',
    locale: 'fr',
    part: 1,
    changedAt: new Date('2026-02-01T00:00:00Z'),
  });
});

it('a followed link of the catalogue is recorded in analytics (docs/product/catalogue.md, Visits of the catalogue)', async () => {
  const context = contextOf(runtime, developer);
  const questionId = made.PUBLISHED ?? '';
  await recordVisit(context, { to: 'question', testId: tests.open, questionId });
  await recordVisit(contextOf(runtime, undefined), { to: 'portal', kind: 'technology', id: 'cobol', fromTag: true });
  await recordVisit(context, { to: 'question', testId: tests.open, questionId: made.rated ?? '' });
  const events = await runtime.db.selectFrom('events').select(['name', 'data']).orderBy('id').execute();
  expect(events).toEqual([
    {
      name: 'Question visit from question dictionary hit',
      data: {
        testId: tests.open,
        questionId,
        testName: 'Zythum open',
        questionTitle: 'Zythum PUBLISHED ?',
        uid: developer.userId,
        role: 'DEVELOPER',
      },
    },
    {
      name: 'Question seo portal visit',
      data: {
        kind: 'technology',
        seo: '/questions-entretien/technologie/cobol',
        id: 'cobol',
        fromTag: true,
        uid: null,
        role: 'ANONYMOUS',
      },
    },
  ]);
});
