import { sql } from 'kysely';
import type { Place } from '../../../../domain/assessments/test-on-profile.ts';
import type { Locale } from '../../../../domain/viewer.ts';

export type LatestResult = {
  alias: string;
  name: string;
  score: number;
  deviation: number | null;
  /** The rank of all time that was stored with the session, or followed it at night. */
  place: Place | null;
};

/** The newest ranked result of each published test that a developer has taken. */
export const latestResults = (developerId: string, locale: Locale) => sql<LatestResult>`
  select distinct on (s.test_id) coalesce(t.seo_alias, t.id::text) as alias, t.${sql.ref(`name_${locale}`)} as name, s.score,
    s.deviation_after as deviation, coalesce(s.updated_ranking -> 'allTime', s.ranking -> 'allTime') as place
  from test_sessions s join tests t on t.id = s.test_id and t.status = 'PUBLISHED'
  where s.user_id = ${developerId} and s.status = 'COMPLETED' and not s.practice and s.score is not null
  order by s.test_id, s.end_date desc, s.id desc`;
