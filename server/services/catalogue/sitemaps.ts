import { portalPath as testPortalPath } from '../../../domain/assessments/test-paths.ts';
import { type Named, type PortalKind, portalPath } from '../../../domain/catalogue/portal.ts';
import { type PlainPathKey, pathTo } from '../../../domain/paths.ts';
import { trainingOf } from '../../../domain/profile/training.ts';
import { type Locale, locales } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';
import { readCatalogueNames } from './catalogue-names.ts';
import { inBoth, type ListedPage, pagesPerFile } from './listed-page.ts';
import { measureMarket, readMarket } from './market-sitemaps.ts';

export const sitemapKinds = [
  'pages',
  'tests',
  'technologies',
  'professions',
  'questions',
  'jobs',
  'companies',
] as const;
type SitemapKind = (typeof sitemapKinds)[number];
/** One file per kind and language; kinds with many pages have several parts. */
export type SitemapName = { kind: SitemapKind; locale: Locale; part: number };

export async function listSitemaps(runtime: Runtime): Promise<(SitemapName & { changedAt: Date | undefined })[]> {
  const { rows, last } = await runtime.db
    .selectFrom('catalogueQuestions')
    .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.max('changedAt').as('last')])
    .where('status', '=', 'PUBLISHED')
    .where('testStatus', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  const questions = { rows: Number(rows), last: last ?? undefined };
  const sizes = { questions, ...(await measureMarket(runtime)) };
  return sitemapKinds.flatMap((kind) => {
    const size = kind in sizes ? sizes[kind as keyof typeof sizes] : { ...questions, rows: 0 };
    const changedAt = kind === 'pages' ? undefined : size.last;
    const parts = Math.max(1, Math.ceil(size.rows / pagesPerFile));
    return locales.flatMap((locale) =>
      Array.from({ length: parts }, (_, part) => ({ kind, locale, part: part + 1, changedAt })),
    );
  });
}

const openPages: PlainPathKey[] = [
  'home',
  'questions',
  'tests',
  'testMethod',
  'allStars',
  'jobs',
  'companies',
  'plans',
  'contact',
];

export async function readSitemap(runtime: Runtime, { kind, part }: SitemapName): Promise<ListedPage[]> {
  switch (kind) {
    case 'pages':
      return listedPages(runtime).map((key) => ({
        paths: inBoth((locale) => pathTo(locale, key)),
        changedAt: undefined,
      }));
    case 'tests':
      return [...(await readTests(runtime)), ...(await readTestPortals(runtime))];
    case 'technologies':
      return readPortals(runtime, 'technology');
    case 'professions':
      return readPortals(runtime, 'profession');
    case 'questions':
      return readQuestions(runtime, part);
    case 'jobs':
    case 'companies':
      return readMarket(runtime, kind, part);
  }
}

/** The training page is listed only where it shows courses itself. */
function listedPages({ config }: Runtime): PlainPathKey[] {
  return trainingOf(config).kind === 'examples' ? [...openPages, 'training'] : openPages;
}

async function readTests({ db }: Runtime): Promise<ListedPage[]> {
  const tests = await db
    .selectFrom('tests as t')
    .leftJoin('catalogueQuestions as c', 'c.testId', 't.id')
    .select(({ fn }) => ['t.id', 't.seoAlias', fn.max('c.changedAt').as('changedAt')])
    .where('t.status', '=', 'PUBLISHED')
    .groupBy('t.id')
    .orderBy('t.seoAlias')
    .execute();
  return tests.map(({ id, seoAlias, changedAt }) => ({
    paths: inBoth((locale) => pathTo(locale, 'test', { alias: seoAlias ?? id })),
    changedAt: changedAt ?? undefined,
  }));
}

/** The portals of technologies with a published test. */
async function readTestPortals({ db }: Runtime): Promise<ListedPage[]> {
  const portals = await db
    .selectFrom('testCategories as c')
    .innerJoin('technologies as te', 'te.id', 'c.technologyId')
    .innerJoin('tests as t', 't.technologyId', 'c.technologyId')
    .leftJoin('catalogueQuestions as q', 'q.testId', 't.id')
    .select(({ fn }) => ['te.nameFr as name', 'c.slugFr', 'c.slugEn', fn.max('q.changedAt').as('changedAt')])
    .where('t.status', '=', 'PUBLISHED')
    .groupBy(['te.id', 'c.technologyId'])
    .orderBy('c.slugFr')
    .execute();
  return portals.map(({ changedAt, ...technology }) => ({
    paths: inBoth((locale) => testPortalPath(locale, technology)),
    changedAt: changedAt ?? undefined,
  }));
}

/** Only portals with published questions. */
async function readPortals(runtime: Runtime, kind: PortalKind): Promise<ListedPage[]> {
  const names = await readCatalogueNames(runtime);
  const all: ReadonlyMap<string, Named> = kind === 'technology' ? names.technologies : names.professions;
  const published = runtime.db
    .selectFrom('catalogueQuestions')
    .where('status', '=', 'PUBLISHED')
    .where('testStatus', '=', 'PUBLISHED');
  const rows =
    kind === 'technology'
      ? await published
          .select(({ fn }) => ['technologyId as id', fn.max('changedAt').as('changedAt')])
          .groupBy('technologyId')
          .execute()
      : await published
          .select(({ fn }) => [fn<string>('unnest', ['professionIds']).as('id'), fn.max('changedAt').as('changedAt')])
          .groupBy('id')
          .execute();
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, changedAt }) => {
      const named = all.get(id);
      return named ? [{ paths: inBoth((locale) => portalPath(kind, locale, named)), changedAt }] : [];
    });
}

async function readQuestions({ db }: Runtime, part: number): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('catalogueQuestions')
    .select(['questionId', 'testId', 'changedAt'])
    .where('status', '=', 'PUBLISHED')
    .where('testStatus', '=', 'PUBLISHED')
    .orderBy('questionId')
    .limit(pagesPerFile)
    .offset((part - 1) * pagesPerFile)
    .execute();
  return rows.map(({ questionId, testId, changedAt }) => ({
    paths: inBoth((locale) => pathTo(locale, 'testQuestion', { testId, questionId })),
    changedAt,
  }));
}
