import { sql } from 'kysely';
import { centileOf, type Medal, medalOf, rankingPercent } from '../../../domain/assessments/rating/ranking.ts';
import { matchesTest } from '../../../domain/assessments/test-search.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';

export type PortalTest = {
  id: string;
  /** The last part of its address. */
  alias: string;
  name: string;
  description: string;
  handle: string | null;
  questions: number;
  /** The result of the viewer; without a percentage while the rating is not settled. */
  own: { score: number; percent?: number; medal?: Medal } | undefined;
  /** The viewer has an open rated session. */
  underWay: boolean;
};
/** Tests without a category come last, without a name. */
export type PortalCategory = { id: string; slug: string; name: string; tests: PortalTest[] };
export type Portal = { categories: PortalCategory[]; total: number; category: PortalCategory | undefined };

type Row = {
  id: string;
  seoAlias: string | null;
  nameFr: string;
  nameEn: string;
  descriptionFr: string | null;
  descriptionEn: string | null;
  technology: string;
  handle: string | null;
  questions: number;
  categoryId: string | null;
  slugFr: string | null;
  slugEn: string | null;
  categoryFr: string | null;
  categoryEn: string | null;
  score: number | null;
  settled: boolean | null;
  sameOrBetter: number | null;
  players: number | null;
  underWay: boolean;
};

/** The published tests that match a search, by category; `slug` selects one category. */
export async function readPortal(
  { db, viewer, locale }: Pick<Context, 'db' | 'viewer' | 'locale'>,
  { query = '', slug }: { query?: string; slug?: string },
): Promise<Portal> {
  const rows = await readRows(db, viewer?.userId ?? null);
  const found = rows.filter((row) =>
    matchesTest(query, [row.nameFr, row.nameEn, row.technology, row.descriptionFr ?? '', row.descriptionEn ?? '']),
  );
  const categories = byCategory(found, locale);
  // docs/product/assessments.md, Test portal: a visitor who changes the language has the slug of the other language.
  const named = slug === undefined ? undefined : categoryId(rows, slug, locale);
  if (slug !== undefined && !named) throw new NotFound();
  const category = categories.find(({ id }) => id === named);
  return { categories, total: found.length, category };
}

function categoryId(rows: readonly Row[], slug: string, locale: Locale): string | undefined {
  const own = rows.find((row) => (locale === 'fr' ? row.slugFr : row.slugEn) === slug);
  return (own ?? rows.find((row) => row.slugFr === slug || row.slugEn === slug))?.categoryId ?? undefined;
}

function byCategory(rows: readonly Row[], locale: Locale): PortalCategory[] {
  const categories = new Map<string, PortalCategory>();
  for (const row of rows) {
    const id = row.categoryId ?? '';
    const [slug, name] = locale === 'fr' ? [row.slugFr, row.categoryFr] : [row.slugEn, row.categoryEn];
    const category = categories.get(id) ?? { id, slug: slug ?? '', name: name ?? '', tests: [] };
    category.tests.push(testOf(row, locale));
    categories.set(id, category);
  }
  return [...categories.values()];
}

function testOf(row: Row, locale: Locale): PortalTest {
  const centile = row.settled ? centileOf(row.sameOrBetter ?? 0, row.players ?? 0) : undefined;
  const medal = centile === undefined ? undefined : medalOf(centile);
  return {
    id: row.id,
    alias: row.seoAlias ?? row.id,
    name: locale === 'fr' ? row.nameFr : row.nameEn,
    description: (locale === 'fr' ? row.descriptionFr : row.descriptionEn) ?? '',
    handle: row.handle,
    questions: row.questions,
    own:
      row.score === null
        ? undefined
        : {
            score: row.score,
            ...(centile !== undefined && { percent: rankingPercent(centile) }),
            ...(medal && { medal }),
          },
    underWay: row.underWay,
  };
}

async function readRows(db: Context['db'], userId: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select t.id, t.seo_alias, t.name_fr, t.name_en, t.description_fr, t.description_en, tech.name_fr as technology,
      tech.handle, c.id as category_id, c.slug_fr, c.slug_en, c.name_fr as category_fr, c.name_en as category_en,
      (select count(*)::int from questions q where q.test_id = t.id and q.status = 'PUBLISHED') as questions,
      r.score, r.settled, field.same_or_better, field.players,
      exists (select from test_sessions s where s.user_id = ${userId} and s.test_id = t.id and not s.practice
        and s.status <> 'COMPLETED') as under_way
    from tests t join technologies tech on tech.id = t.technology_id
    left join test_categories c on c.id = t.category_id
    left join player_ratings r on r.test_id = t.id and r.user_id = ${userId}
    left join lateral (select sum(n.players) filter (where n.score >= r.score)::int as same_or_better,
        sum(n.players)::int as players
      from score_counts n where r.settled and n.test_id = t.id and n.season_id = '') field on true
    where t.status = 'PUBLISHED' order by c.position nulls last, t.name_fr`.execute(db);
  return rows;
}
