import type { PoolClient } from 'pg';
import { type AchievementId, achievementRules, earned } from '../../../domain/assessments/achievements/achievements.ts';
import { type Facts, factNames, type Occasion, occasionOf } from '../../../domain/assessments/achievements/facts.ts';
import { factsStatement } from '../achievements/facts.ts';

type Moments = Partial<Record<Occasion, Date | null>> & { id: string; lastUpdate: Date };

/** When each developer last did something of that kind. */
const moments = `
  select d.id, coalesce(d.last_update, u.created_at) as "lastUpdate",
    (select max(s.end_date) from test_sessions s where s.user_id = d.id) as session,
    greatest((select max(a.applied_at) from job_applications a where a.developer_id = d.id),
      (select max(l.sent_at) from superlikes l where l.developer_id = d.id)) as application,
    (select max(i.status_since) from introductions i where i.developer_id = d.id) as conversation
  from developers d join users u on u.id = d.id order by d.id`;

/** Achievements that developers of the demo show publicly. */
const shown: AchievementId[] = ['silver-result', 'gold-result', 'clear-water', 'portfolio'];

/**
 * Unlocks the achievements of all developers of the demo at once, by the rules of the product. Within a transaction.
 */
export async function loadAchievements(client: PoolClient): Promise<void> {
  // The planner has no statistics of rows that were just written, and compiling the long query takes longer than
  // running it.
  await client.query('analyze test_sessions, test_session_questions, season_scores, developer_tests');
  await client.query('set local jit = off');
  const { rows: people } = await client.query<Moments>(moments);
  const known = new Map(people.map((person) => [person.id, person]));
  const { rows: facts } = await client.query<Partial<Facts> & { userId: string }>(factsStatement(factNames), [
    people.map(({ id }) => id),
  ]);
  const unlocked = facts.flatMap(({ userId, ...counted }) =>
    earned(counted).map((achievement_id) => {
      const person = known.get(userId);
      const at = person?.[occasionOf(achievementRules[achievement_id].fact)] ?? person?.lastUpdate;
      return { user_id: userId, achievement_id, at };
    }),
  );
  await client.query(
    `insert into achievements (user_id, achievement_id, unlocked_at, seen_at, shared_at)
     select user_id, achievement_id, at, at, case when achievement_id = any($2) then at end
     from json_to_recordset($1::json) as given (user_id uuid, achievement_id text, at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(unlocked), shown],
  );
}
