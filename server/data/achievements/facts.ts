import {
  type FactName,
  leastPlayersOfPodium,
  quickSession,
  type ToldFact,
} from '../../../domain/assessments/achievements/facts.ts';
import { deviationFor, reliabilityFor } from '../../../domain/assessments/rating/precision.ts';
import { sessionLength } from '../../../domain/assessments/session/next-question.ts';
import { agreedStatuses } from '../../../domain/contact/introductions/status.ts';

/** Sessions that were played to their end: giving up also ends a session, but shortens it. */
const finished = (practice: boolean) =>
  `test_sessions s where s.user_id = d.id and s.status = 'COMPLETED' and ${practice ? '' : 'not '}s.practice
    and s.length >= ${sessionLength}`;
const answers = 'select count(*)::int from test_session_questions q where q.session_id = s.id';
const countOf = (what: string) => `select count(*)::int from ${what}`;

/** Tests in which the developer has the medal of this percentage: only with a confirmed score. */
const placed = (percent: number) => `
  select count(distinct s.test_id)::int from test_sessions s
  where s.user_id = d.id and s.status = 'COMPLETED' and not s.practice and round((100 *
    (coalesce(s.updated_ranking, s.ranking) #>> '{allTime,centile}')::numeric)) <= ${percent}
    and s.deviation_after <= ${deviationFor(reliabilityFor.medal)}`;

const seasons = (rank: number) =>
  countOf(`season_scores s where s.user_id = d.id and s.final_rank <= ${rank}
    and s.final_players >= ${leastPlayersOfPodium}`);

/** The longest run of consecutive weeks: week number minus row number is constant within a run. */
const weeks = `
  select coalesce(max(length), 0)::int from (
    select count(*) as length from (
      select week - row_number() over (order by week) as run from (
        select distinct (date_trunc('week', s.end_date at time zone 'Europe/Paris')::date - date '1970-01-05') / 7 as week
        from ${finished(false)}) played) numbered group by run) runs`;

/** One subquery per fact, for the developer d. */
const statements: Record<Exclude<FactName, ToldFact>, string> = {
  sessions: countOf(finished(false)),
  practices: countOf(finished(true)),
  technologies: `select count(distinct t.technology_id)::int from tests t
    where t.id in (select s.test_id from ${finished(false)})`,
  rightAnswers: `select count(*)::int from test_session_questions q join test_sessions s on s.id = q.session_id
    where s.user_id = d.id and s.status = 'COMPLETED' and not s.practice and q.is_right and not q.seen`,
  perfectSessions: `${countOf(finished(false))} and s.length = (${answers} and q.is_right)`,
  quickSessions: `${countOf(finished(false))}
    and (${answers} and q.is_right) >= ${quickSession.right} * s.length
    and (select sum(coalesce(q.replied_at, q.deadline) - q.shown_at) <= ${quickSession.time} * sum(q.deadline - q.shown_at)
      from test_session_questions q where q.session_id = s.id)`,
  bronzeTests: placed(40),
  silverTests: placed(20),
  goldTests: placed(5),
  weeks,
  podiums: seasons(3),
  seasonWins: seasons(1),
  profileComplete: 'select (not d.is_short)::int',
  projects: countOf('developer_projects p where p.developer_id = d.id'),
  languages: countOf('developer_languages l where l.developer_id = d.id'),
  links: countOf('developer_socials l where l.developer_id = d.id'),
  shownTests: countOf('developer_tests t where t.developer_id = d.id'),
  applications: countOf('job_applications a where a.developer_id = d.id'),
  superlikes: countOf('superlikes l where l.developer_id = d.id'),
  conversations: `select count(distinct i.company_id)::int from introductions i
    join introduction_events e on e.introduction_id = i.id where i.developer_id = d.id and e.to_status in (${agreedStatuses.join(', ')})`,
  votes: countOf('question_votes v where v.user_id = d.id'),
  comments: countOf('question_comments c where c.author_id = d.id and c.deleted_at is null'),
  contributionsAccepted: countOf("questions q where q.author_id = d.id and q.status = 'PUBLISHED'"),
};

/** The query for these facts of the developers whose ids are $1; an id that is not a developer has no row. */
export function factsStatement(names: readonly FactName[]): string {
  const asked = names.filter((name) => name in statements) as (keyof typeof statements)[];
  const columns = asked.map((name) => `, (${statements[name]}) as "${name}"`).join('');
  return `select d.id as "userId"${columns} from developers d where d.id = any($1::uuid[])`;
}
