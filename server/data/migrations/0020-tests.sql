-- Tests as they are played: what questions ask, sessions, ratings, what they lead to.

create table test_categories (
  id text primary key,
  slug_fr text not null unique,
  slug_en text not null unique,
  name_fr text not null,
  name_en text not null,
  position integer not null
);

alter table tests
  -- Name of its file of content; null for a test that was made here.
  add column content_key text unique,
  add column category_id text references test_categories,
  add column description_fr text,
  add column description_en text;
create index tests_category_idx on tests (category_id) where category_id is not null;

create table test_professions (
  test_id uuid not null references tests on delete cascade,
  profession_id text not null references professions,
  primary key (test_id, profession_id)
);
create index test_professions_profession_idx on test_professions (profession_id);

alter table questions
  add column content_key text,
  -- 'rated': asked in rated sessions and shown nowhere else. 'public': in the catalogue, and for practice.
  add column pool text not null default 'public' check (pool in ('rated', 'public')),
  add column code text,
  add column code_language text,
  add column explanation_fr text,
  add column explanation_en text,
  add column several_right boolean not null default false,
  -- Time to answer without extra time; both languages get the same.
  add column seconds integer not null default 60 check (seconds between 10 and 600),
  -- Its strength as an opponent; null until it can be asked.
  add column rating double precision,
  add column deviation double precision,
  add column volatility double precision,
  -- The test was published with it: it counts from the first answer.
  add column founding boolean not null default false,
  -- Answers of settled players that have moved it.
  add column counted_answers integer not null default 0 check (counted_answers >= 0),
  add unique (test_id, content_key);

create table question_options (
  question_id uuid not null references questions on delete cascade,
  position integer not null check (position between 0 and 5),
  text_fr text not null check (length(text_fr) between 1 and 500),
  text_en text not null check (length(text_en) between 1 and 500),
  is_right boolean not null,
  primary key (question_id, position)
);

create table test_sessions (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  test_id uuid not null references tests on delete cascade,
  status text not null check (status in ('WAITING', 'STARTED', 'COMPLETED')),
  practice boolean not null,
  length integer not null check (length between 0 and 50),
  extra_time text not null default 'none' check (extra_time in ('none', 'third', 'half', 'double')),
  created_at timestamptz not null default now(),
  start_date timestamptz,
  end_date timestamptz,
  -- The season in which it ended.
  season_id text,
  -- The player before and after; null for practice, and before the end.
  rating_before double precision,
  deviation_before double precision,
  volatility_before double precision,
  rating_after double precision,
  deviation_after double precision,
  volatility_after double precision,
  score integer,
  -- {allTime: {centile}, seasons: {<id>: {centile}}}: at the end, and as the field has grown since.
  ranking jsonb,
  updated_ranking jsonb,
  check (status <> 'COMPLETED' or end_date is not null)
);
-- One at a time of each kind: who begins again finds the one that is open.
create unique index test_sessions_open_idx on test_sessions (user_id, test_id, practice) where status <> 'COMPLETED';
create index test_sessions_user_idx on test_sessions (user_id, test_id, end_date desc);
create index test_sessions_test_idx on test_sessions (test_id, end_date desc) where status = 'COMPLETED' and not practice;

-- A question on somebody's screen, and what became of it.
create table test_session_questions (
  session_id uuid not null references test_sessions on delete cascade,
  position integer not null check (position >= 0),
  question_id uuid not null references questions on delete cascade,
  -- The options in the order in which this player sees them: positions of question_options.
  option_order integer[] not null,
  shown_at timestamptz not null,
  deadline timestamptz not null,
  how text check (how in ('answered', 'skipped', 'timedOut')),
  chosen integer[] not null default '{}',
  is_right boolean,
  replied_at timestamptz,
  -- The player had met it before: it counts for nobody.
  seen boolean not null,
  -- Old enough to count for the player.
  scored boolean not null,
  -- Has moved the question's own rating.
  counted_at timestamptz,
  primary key (session_id, position),
  unique (session_id, question_id)
);
create index test_session_questions_question_idx on test_session_questions (question_id);

create table player_ratings (
  user_id uuid not null references users on delete cascade,
  test_id uuid not null references tests on delete cascade,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  -- What is shown: the rating in whole points.
  score integer not null,
  settled boolean not null,
  sessions integer not null default 0 check (sessions >= 0),
  last_session_at timestamptz not null,
  primary key (user_id, test_id)
);
create index player_ratings_board_idx on player_ratings (test_id, score desc, user_id) where settled;

create table season_scores (
  test_id uuid not null references tests on delete cascade,
  season_id text not null,
  user_id uuid not null references users on delete cascade,
  score integer not null,
  ended_at timestamptz not null,
  primary key (test_id, season_id, user_id)
);
create index season_scores_board_idx on season_scores (test_id, season_id, score desc, user_id);
create index season_scores_user_idx on season_scores (user_id);

-- How many settled players have each score: a rank among a million is a sum of at most a few thousand rows.
create table score_counts (
  test_id uuid not null references tests on delete cascade,
  -- '' for all time.
  season_id text not null,
  score integer not null,
  players integer not null check (players >= 0),
  primary key (test_id, season_id, score)
);

create table pinned_technologies (
  user_id uuid not null references users on delete cascade,
  technology_id text not null references technologies,
  pinned_at timestamptz not null,
  primary key (user_id, technology_id)
);
-- Cards of technologies that somebody does not show on their page.
create table hidden_technologies (
  user_id uuid not null references users on delete cascade,
  technology_id text not null references technologies,
  hidden_at timestamptz not null,
  primary key (user_id, technology_id)
);
-- Tests that somebody waits for.
create table test_requests (
  user_id uuid not null references users on delete cascade,
  technology_id text not null references technologies,
  asked_at timestamptz not null,
  primary key (user_id, technology_id)
);

create table achievements (
  user_id uuid not null references users on delete cascade,
  -- domain/achievements
  achievement_id text not null,
  unlocked_at timestamptz not null,
  -- Shown to anybody who has its address.
  shared_at timestamptz,
  primary key (user_id, achievement_id)
);

create table question_votes (
  question_id uuid not null references questions on delete cascade,
  user_id uuid not null references users on delete cascade,
  value integer not null check (value in (-1, 1)),
  voted_at timestamptz not null,
  primary key (question_id, user_id)
);
create index question_votes_user_idx on question_votes (user_id);

create table question_comments (
  id uuid primary key default new_id(),
  question_id uuid not null references questions on delete cascade,
  author_id uuid references users on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index question_comments_question_idx on question_comments (question_id, created_at);
create index question_comments_author_idx on question_comments (author_id) where author_id is not null;

-- Hints for administrators that something about a session is unusual; never a verdict.
create table play_flags (
  id uuid primary key default new_id(),
  session_id uuid not null references test_sessions on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (session_id, kind)
);

-- A setting of the person's own, shown to nobody else.
alter table users add column extra_time text not null default 'none'
  check (extra_time in ('none', 'third', 'half', 'double'));
