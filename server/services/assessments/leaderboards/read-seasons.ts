import { sql } from 'kysely';
import type { SeasonPlan } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';

export type Seasons = {
  plan: SeasonPlan;
  /** Names given by the team, by id; a season without one is named after its quarter. */
  names: Record<string, string>;
};

type Row = { seasonId: string; lastDay: string; name: string | null };

/** The seasons planned by the team; never cached, so that every process changes season at the same moment. */
export async function readSeasons(db: Writer, locale: Locale = 'fr'): Promise<Seasons> {
  const { rows } = await sql<Row>`
    select season_id, last_day::text, ${sql.ref(`name_${locale}`)} as name from season_plans`.execute(db);
  return {
    plan: new Map(rows.map(({ seasonId, lastDay }) => [seasonId, lastDay])),
    names: Object.fromEntries(rows.flatMap(({ seasonId, name }) => (name ? [[seasonId, name]] : []))),
  };
}
