-- Every score is shown with its interval, so that its deviation is stored wherever the score is. A rank needs a
-- reliability of 0.80 (domain/assessments/rating/precision.ts): a deviation of 250 × √0.2 or less, before it was 140.
alter table developer_tests add column deviation double precision check (deviation >= 0);
alter table season_scores add column deviation double precision check (deviation >= 0);

-- From the session of the result; else from the player, whose score may be older or newer; else it stays unknown.
update developer_tests d set deviation = coalesce(
  (select s.deviation_after from test_sessions s where s.user_id = d.developer_id and s.test_id = d.test_id
    and s.end_date = d.ended_at and s.score = d.score and s.status = 'COMPLETED' and not s.practice limit 1),
  (select r.deviation from player_ratings r where r.user_id = d.developer_id and r.test_id = d.test_id));
update season_scores c set deviation = coalesce(
  (select s.deviation_after from test_sessions s where s.user_id = c.user_id and s.test_id = c.test_id
    and s.end_date = c.ended_at and s.score = c.score and s.status = 'COMPLETED' and not s.practice limit 1),
  (select r.deviation from player_ratings r where r.user_id = c.user_id and r.test_id = c.test_id));

-- A result whose deviation is unknown is provisional.
alter table developer_tests alter column provisional set default true;
update developer_tests set provisional = deviation is null or deviation > 250 * sqrt(0.2)
where provisional <> (deviation is null or deviation > 250 * sqrt(0.2));

update player_ratings set settled = deviation <= 250 * sqrt(0.2) where settled <> (deviation <= 250 * sqrt(0.2));
delete from score_counts where season_id = '';
insert into score_counts (test_id, season_id, score, players)
select test_id, '', score, count(*) from player_ratings where settled group by test_id, score;

-- A trigger takes the players who leave an open season out of its counts. Closed seasons keep their final ranks.
delete from season_scores s where (s.deviation is null or s.deviation > 250 * sqrt(0.2))
  and not exists (select from closed_seasons c where c.season_id = s.season_id);

-- Also the few sessions that had no rank because they had too few answers; the task of the night writes the places.
update test_sessions set ranking = coalesce(ranking, '{}') || '{"provisional": true}',
  updated_ranking = updated_ranking || '{"provisional": true}'
where status = 'COMPLETED' and not practice and score is not null
  and (deviation_after is null or deviation_after > 250 * sqrt(0.2))
  and not (coalesce(ranking, '{}') ? 'provisional' and coalesce(updated_ranking, ranking) ? 'provisional');
