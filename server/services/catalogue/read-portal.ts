import { sql } from 'kysely';
import { findPortal, type PortalKind, portalPath } from '../../../domain/catalogue/portal.ts';
import { cataloguePageSize, pagesOf } from '../../../domain/catalogue/query.ts';
import type { CatalogueSearch } from '../../../domain/catalogue/search.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { currentTechnology } from '../shared/vocabulary/current-ids.ts';
import { type CatalogueTag, nameIn, readCatalogueNames } from './catalogue-names.ts';
import { type CatalogueEntry, readEntries, tagsOf } from './read-entries.ts';
import { searchCatalogue } from './search-catalogue.ts';

type PortalTest = { alias: string; name: string; count: number };
export type QuestionPortal = {
  kind: PortalKind;
  id: string;
  name: string;
  handle: string | null;
  /** The theme of the tests of the technology. */
  theme: string | null;
  addresses: Record<Locale, string>;
  page: number;
  pages: number;
  total: number;
  /** The number of questions per level; very easy ones count as easy. */
  levels: { level: number; count: number }[];
  tests: PortalTest[];
  entries: CatalogueEntry[];
  /** Portals on related subjects. */
  related: CatalogueTag[];
};

type Wanted = { kind: PortalKind; slug: string; page: number };

const everything = { unpublished: false, drafts: false };
const published: CatalogueSearch = {
  words: [],
  statuses: ['PUBLISHED'],
  difficulties: [],
  technologies: [],
  professions: [],
  tests: [],
  testStatuses: [],
  sort: 'most_popular',
  rights: everything,
};
const mostRelated = 6;

/** All published questions of a technology or a profession, from easy to hard. */
export async function readQuestionPortal(context: Context, { kind, slug, page }: Wanted): Promise<QuestionPortal> {
  const { db, locale } = context;
  const names = await readCatalogueNames(context);
  const all = kind === 'technology' ? names.technologies : names.professions;
  const find = (wanted: string) => findPortal(kind, locale, [...all.values()], wanted);
  // Another word for a technology, or the address of one that was merged, leads to it too.
  const found = find(slug) ?? (kind === 'technology' ? find(currentTechnology(names.words, slug)) : undefined);
  if (!found) throw new NotFound();
  const about = (id: string) => (kind === 'technology' ? { technologies: [id] } : { professions: [id] });
  const { total, counts } = await searchCatalogue(
    context,
    { ...published, ...about(found.id) },
    { offset: 0, size: 0 },
  );
  if (page > pagesOf(total)) throw new NotFound();
  const ids = await findIds(db, kind, found.id, page);
  const often = (counted: Record<string, number>) =>
    Object.entries(counted)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([id]) => id);
  const professions = (kind === 'profession' ? [found.id] : often(counts.professionId)).slice(0, mostRelated);
  // Technologies of the same professions.
  const near = await searchCatalogue(
    context,
    { ...published, professions: professions.slice(0, 2) },
    { offset: 0, size: 0 },
  );
  const technologies = often(near.counts.technoName).filter((id) => kind !== 'technology' || id !== found.id);
  const { difficulty, testId } = counts;
  return {
    kind,
    id: found.id,
    name: nameIn(locale, found),
    handle: names.technologies.get(kind === 'technology' ? found.id : '')?.handle ?? null,
    theme: names.tests.get(often(counts.testId)[0] ?? '')?.themeId ?? null,
    addresses: { fr: portalPath(kind, 'fr', found, page), en: portalPath(kind, 'en', found, page) },
    page,
    pages: pagesOf(total),
    total,
    levels: [1, 2, 3, 4].map((level) => ({
      level,
      count: (difficulty[level] ?? 0) + (level === 1 ? (difficulty[0] ?? 0) : 0),
    })),
    tests: often(testId).flatMap((id) => {
      const test = names.tests.get(id);
      return test ? [{ alias: test.alias, name: nameIn(locale, test), count: testId[id] ?? 0 }] : [];
    }),
    entries: await readEntries(db, names, locale, ids, everything),
    related: [
      ...technologies.slice(0, mostRelated).flatMap((id) => tagsOf(names, locale, id, [])),
      ...tagsOf(names, locale, '', kind === 'technology' ? professions : []),
    ],
  };
}

async function findIds(db: Context['db'], kind: PortalKind, id: string, page: number): Promise<string[]> {
  const about = kind === 'technology' ? sql`c.technology_id = ${id}` : sql`c.profession_ids && array[${id}]::text[]`;
  const { rows } = await sql<{ id: string }>`select c.question_id as id from catalogue_questions c
    where ${about} and c.status = 'PUBLISHED' and c.test_status = 'PUBLISHED'
    order by greatest(c.difficulty, 1), c.took_count desc, c.rating_score desc, c.moment desc, c.question_id
    limit ${cataloguePageSize} offset ${(page - 1) * cataloguePageSize}`.execute(db);
  return rows.map((row) => row.id);
}
