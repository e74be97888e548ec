import { sql } from 'kysely';
import { type Result, resultOf } from '../../../domain/assessments/rating/result.ts';
import type { Ranking } from '../../../domain/assessments/test-on-profile.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';

export type PortalTest = {
  id: string;
  /** The last part of its address. */
  alias: string;
  name: string;
  description: string;
  handle: string | null;
  /** The id of its theme. */
  theme: string | null;
  questions: number;
  /** The number of people on its leaderboard of all time. */
  players: number;
  /** The result of the viewer. */
  own: Result | undefined;
  /** The viewer has an open rated session. */
  underWay: boolean;
};

export type PortalTestRow = {
  id: string;
  seoAlias: string | null;
  nameFr: string;
  nameEn: string;
  descriptionFr: string | null;
  descriptionEn: string | null;
  technologyId: string;
  technologyFr: string;
  technologyEn: string;
  /** The other words for the technology, in one text. */
  synonyms: string;
  handle: string | null;
  slugFr: string | null;
  slugEn: string | null;
  questions: number;
  players: number;
  themeId: string | null;
  score: number | null;
  deviation: number | null;
  ranking: Ranking | null;
  underWay: boolean;
};

/** The published tests, of one technology or of all, with what the viewer did in them. */
export async function readPortalTests(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  technologyId?: string,
): Promise<PortalTestRow[]> {
  const userId = viewer?.userId ?? null;
  const { rows } = await sql<PortalTestRow>`
    select t.id, t.seo_alias, t.name_fr, t.name_en, t.description_fr, t.description_en, t.technology_id,
      tech.name_fr as technology_fr, tech.name_en as technology_en,
      array_to_string(search_words('technology', tech.id), ' ') as synonyms, tech.handle, c.slug_fr, c.slug_en, t.theme_id,
      (select count(*)::int from questions q where q.test_id = t.id and q.status = 'PUBLISHED') as questions,
      (select coalesce(sum(s.players), 0)::int from score_counts s where s.test_id = t.id and s.season_id = '') as players,
      r.score, r.deviation, last.ranking,
      exists (select from test_sessions s where s.user_id = ${userId} and s.test_id = t.id and not s.practice
        and s.status <> 'COMPLETED') as under_way
    from tests t join technologies tech on tech.id = t.technology_id
    left join test_categories c on c.technology_id = t.technology_id
    left join test_themes th on th.id = t.theme_id
    left join player_ratings r on r.test_id = t.id and r.user_id = ${userId}
    left join lateral (select coalesce(s.updated_ranking, s.ranking) as ranking from test_sessions s
      where s.user_id = r.user_id and s.test_id = r.test_id and s.status = 'COMPLETED' and not s.practice
      order by s.end_date desc limit 1) last on true
    where t.status = 'PUBLISHED' and ${technologyId === undefined ? sql`true` : sql`t.technology_id = ${technologyId}`}
    order by th.position nulls last, t.name_fr`.execute(db);
  return rows;
}

export function portalTestOf(row: PortalTestRow, locale: Locale): PortalTest {
  return {
    id: row.id,
    alias: row.seoAlias ?? row.id,
    name: locale === 'fr' ? row.nameFr : row.nameEn,
    description: (locale === 'fr' ? row.descriptionFr : row.descriptionEn) ?? '',
    handle: row.handle,
    theme: row.themeId,
    questions: row.questions,
    players: row.players,
    own:
      row.score === null ? undefined : resultOf({ score: row.score, deviation: row.deviation }, row.ranking?.allTime),
    underWay: row.underWay,
  };
}
