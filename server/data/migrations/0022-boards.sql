-- Leaderboards: what the jobs know, what a season leaves behind, and who leads over all tests.

-- Whether its answers have been looked at for the ratings of questions.
alter table test_sessions add column questions_rated_at timestamptz;
create index test_sessions_unrated_idx on test_sessions (id)
  where status = 'COMPLETED' and not practice and questions_rated_at is null;
create index test_sessions_started_idx on test_sessions (created_at) where status <> 'COMPLETED';

-- The last word on a season, written once it is over.
alter table season_scores
  add column final_rank integer check (final_rank >= 1),
  add column final_players integer check (final_players >= 1);
create table closed_seasons (
  season_id text primary key,
  closed_at timestamptz not null
);

-- One row per player of a season: stars over all tests, made anew by a job.
create table all_stars (
  season_id text not null,
  user_id uuid not null references users on delete cascade,
  stars integer not null check (stars >= 0),
  tests integer not null check (tests >= 1),
  primary key (season_id, user_id)
);
create index all_stars_board_idx on all_stars (season_id, stars desc, user_id);
create index all_stars_user_idx on all_stars (user_id);
create table star_counts (
  season_id text not null,
  stars integer not null,
  players integer not null check (players >= 0),
  primary key (season_id, stars)
);

-- Whoever goes away is not counted any more, however they go.
create function forget_players() returns trigger language plpgsql as $$
begin
  update score_counts c set players = greatest(0, c.players - gone.players)
  from (select test_id, score, count(*)::integer as players from removed where settled group by test_id, score) gone
  where c.test_id = gone.test_id and c.season_id = '' and c.score = gone.score;
  return null;
end $$;
create trigger player_ratings_forget after delete on player_ratings
  referencing old table as removed for each statement execute function forget_players();

create function forget_season_players() returns trigger language plpgsql as $$
begin
  update score_counts c set players = greatest(0, c.players - gone.players)
  from (select test_id, season_id, score, count(*)::integer as players from removed
    group by test_id, season_id, score) gone
  where c.test_id = gone.test_id and c.season_id = gone.season_id and c.score = gone.score;
  return null;
end $$;
create trigger season_scores_forget after delete on season_scores
  referencing old table as removed for each statement execute function forget_season_players();

create function forget_stars() returns trigger language plpgsql as $$
begin
  update star_counts c set players = greatest(0, c.players - gone.players)
  from (select season_id, stars, count(*)::integer as players from removed group by season_id, stars) gone
  where c.season_id = gone.season_id and c.stars = gone.stars;
  return null;
end $$;
create trigger all_stars_forget after delete on all_stars
  referencing old table as removed for each statement execute function forget_stars();
