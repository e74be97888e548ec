import { sql } from 'kysely';
import type { SeasonPlan } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';

export type Seasons = {
  plan: SeasonPlan;
  /** Those that the team has given a name, by id; others are called after their quarter. */
  names: Record<string, string>;
};

type Row = { seasonId: string; lastDay: string; name: string | null };

/** What the team has planned; never remembered, so that every process turns at the same moment. */
export async function readSeasons(db: Writer, locale: Locale = 'fr'): Promise<Seasons> {
  const { rows } = await sql<Row>`
    select season_id, last_day::text, ${sql.ref(`name_${locale}`)} as name from season_plans`.execute(db);
  return {
    plan: new Map(rows.map(({ seasonId, lastDay }) => [seasonId, lastDay])),
    names: Object.fromEntries(rows.flatMap(({ seasonId, name }) => (name ? [[seasonId, name]] : []))),
  };
}
