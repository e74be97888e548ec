import { type Named, type PortalKind, portalPath } from '../../../domain/catalogue/portal.ts';
import { type PathKey, pathTo } from '../../../domain/paths.ts';
import { type Locale, locales } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';
import { readCatalogueNames } from './catalogue-names.ts';

/** A page that search engines are told of: its address in each language, and when it last changed. */
export type ListedPage = { paths: Record<Locale, string>; changedAt: Date | undefined };

export const sitemapKinds = ['pages', 'tests', 'technologies', 'professions', 'questions'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];
/** One file: a kind in a language; questions have as many as they need. */
export type SitemapName = { kind: SitemapKind; locale: Locale; part: number };

/** Far below the most that a sitemap may hold, so that one is never long in the making. */
export const questionsPerFile = 10_000;

export async function listSitemaps({ db }: Runtime): Promise<(SitemapName & { changedAt: Date | undefined })[]> {
  const { rows, last } = await db
    .selectFrom('catalogueQuestions')
    .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.max('changedAt').as('last')])
    .where('status', '=', 'PUBLISHED')
    .where('testStatus', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  const parts = Math.max(1, Math.ceil(Number(rows) / questionsPerFile));
  return sitemapKinds.flatMap((kind) =>
    locales.flatMap((locale) =>
      Array.from({ length: kind === 'questions' ? parts : 1 }, (_, part) => ({
        kind,
        locale,
        part: part + 1,
        changedAt: kind === 'pages' ? undefined : (last ?? undefined),
      })),
    ),
  );
}

const openPages: PathKey[] = ['home', 'questions', 'tests', 'allStars', 'jobs', 'plans', 'training', 'contact'];

export async function readSitemap(runtime: Runtime, { kind, part }: SitemapName): Promise<ListedPage[]> {
  switch (kind) {
    case 'pages':
      return openPages.map((key) => ({ paths: both((locale) => pathTo(locale, key)), changedAt: undefined }));
    case 'tests':
      return readTests(runtime);
    case 'technologies':
      return readPortals(runtime, 'technology');
    case 'professions':
      return readPortals(runtime, 'profession');
    case 'questions':
      return readQuestions(runtime, part);
  }
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
    paths: both((locale) => pathTo(locale, 'test', { alias: seoAlias ?? id })),
    changedAt: changedAt ?? undefined,
  }));
}

/** Only those that have something to read. */
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
      return named ? [{ paths: both((locale) => portalPath(kind, locale, named)), changedAt }] : [];
    });
}

async function readQuestions({ db }: Runtime, part: number): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('catalogueQuestions')
    .select(['questionId', 'testId', 'changedAt'])
    .where('status', '=', 'PUBLISHED')
    .where('testStatus', '=', 'PUBLISHED')
    .orderBy('questionId')
    .limit(questionsPerFile)
    .offset((part - 1) * questionsPerFile)
    .execute();
  return rows.map(({ questionId, testId, changedAt }) => ({
    paths: both((locale) => pathTo(locale, 'testQuestion', { testId, questionId })),
    changedAt,
  }));
}

function both(path: (locale: Locale) => string): Record<Locale, string> {
  return { fr: path('fr'), en: path('en') };
}
