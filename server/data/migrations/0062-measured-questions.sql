-- Questions are measured: how sharply they tell players apart, how often they may be asked, why they rest.

alter table questions
  -- 1: as sharply as the scale assumes; measured from answers, one for all variants of an item.
  add column discrimination double precision not null default 1 check (discrimination between 0.1 and 5),
  -- Correlation of right answers and strength, as for players of all strengths; null before there are enough answers.
  add column point_biserial double precision,
  -- How likely it may be asked in the next sitting.
  add column eligibility double precision not null default 1 check (eligibility between 0 and 1),
  -- A question that rests is not asked in rated sessions: until a day, or until the team decides.
  add column rests_because text check (rests_because in ('asked-often', 'tells-little', 'differs-by-language', 'differs-by-time')),
  add column rests_since timestamptz,
  add column rests_until timestamptz,
  add check ((rests_because is null) = (rests_since is null));

alter table test_sessions
  -- The language in which the questions were shown first.
  add column locale text check (locale in ('fr', 'en')),
  -- Questions that this sitting does not ask, because they are asked often.
  add column held_back uuid[] not null default '{}';
create index test_sessions_recent_idx on test_sessions (test_id, start_date desc) where not practice and status <> 'WAITING';

-- Whether equally strong people of two groups answer an item differently (Mantel and Haenszel).
create table question_differences (
  -- The question that stands for the item.
  question_id uuid not null references questions on delete cascade,
  compared text not null check (compared in ('differs-by-language', 'differs-by-time')),
  class text not null check (class in ('A', 'B', 'C')),
  delta double precision not null,
  standard_error double precision not null,
  focal_answers integer not null,
  reference_answers integer not null,
  measured_at timestamptz not null,
  primary key (question_id, compared)
);
