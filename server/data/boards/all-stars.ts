import { testsForStars } from '../../../domain/assessments/leaderboards/all-stars.ts';

/**
 * The all-stars of season $1 by the rule of domain/assessments/leaderboards/all-stars.ts, in one statement: only
 * changed rows are written. Run it in a transaction, followed by the counts.
 */
export const writeAllStars = `
  with fields as (
    select test_id, score, sum(players) over (partition by test_id order by score desc) as same_or_better,
      sum(players) over (partition by test_id)::numeric as players
    from score_counts where season_id = $1 and players > 0
  ), results as (
    select s.user_id, round(100 * (1 - f.same_or_better / f.players)) as stars,
      row_number() over (partition by s.user_id order by f.same_or_better / f.players, s.test_id) as place
    from season_scores s join fields f on f.test_id = s.test_id and f.score = s.score where s.season_id = $1
  ), sums as (
    select user_id, sum(stars) filter (where place <= ${testsForStars})::integer as stars, count(*)::integer as tests
    from results group by user_id having sum(stars) > 0
  ), gone as (
    delete from all_stars a where a.season_id = $1 and not exists (select from sums where sums.user_id = a.user_id)
  )
  insert into all_stars as kept (season_id, user_id, stars, tests)
  select $1, user_id, stars, tests from sums
  on conflict (season_id, user_id) do update set stars = excluded.stars, tests = excluded.tests
  where (kept.stars, kept.tests) is distinct from (excluded.stars, excluded.tests)`;

export const countAllStars = [
  'delete from star_counts where season_id = $1',
  `insert into star_counts (season_id, stars, players)
   select $1, stars, count(*) from all_stars where season_id = $1 group by stars`,
];
