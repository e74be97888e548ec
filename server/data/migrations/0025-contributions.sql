-- Questions that people propose, and what becomes of them.

alter table questions
  -- The question of which this one is another wording; its `alternative` is then true.
  add column alternative_of uuid references questions on delete set null,
  -- In which languages its author wrote it. Where it is one, the columns of the other hold the same words until a reviewer
  -- has translated them.
  add column languages text not null default 'both' check (languages in ('both', 'fr', 'en')),
  -- Counts the times its words or its status have changed: whoever saves over somebody else's change is told.
  add column version integer not null default 0,
  -- The team has decided, and the author has not looked yet.
  add column author_news boolean not null default false,
  -- Sent by the form: a proposal that arrives twice is one question.
  add column proposal_key text unique,
  add check (alternative_of is null or alternative),
  add check (alternative_of <> id);
create index questions_alternative_idx on questions (alternative_of) where alternative_of is not null;
-- What waits for the team, oldest first.
create index questions_waiting_idx on questions (created_at, id) where status = 'WAITING_FOR_VALIDATION';
-- Nearly the same question, while somebody types one.
create index questions_title_fr_idx on questions using gin (title_fr gin_trgm_ops);
create index questions_title_en_idx on questions using gin (title_en gin_trgm_ops);

-- Who did what to a question, and when.
create table question_history (
  id uuid primary key default new_id(),
  question_id uuid not null references questions on delete cascade,
  actor_id uuid references users on delete set null,
  act text not null check (
    act in ('propose', 'edit', 'accept', 'decline', 'archive', 'delete', 'restore', 'withdraw', 'resubmit')
  ),
  status text not null,
  -- For the author to read.
  reason text check (length(reason) between 1 and 2000),
  at timestamptz not null
);
create index question_history_question_idx on question_history (question_id, at);
create index question_history_actor_idx on question_history (actor_id) where actor_id is not null;

create table question_reports (
  id uuid primary key default new_id(),
  question_id uuid not null references questions on delete cascade,
  -- Null for somebody without an account, or whose account is gone.
  reporter_id uuid references users on delete set null,
  reason text not null check (reason in ('wrong', 'unclear', 'outdated', 'duplicate', 'offensive', 'other')),
  body text not null check (length(body) <= 2000),
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references users on delete set null,
  outcome text check (outcome in ('followed', 'dismissed')),
  answer text check (length(answer) between 1 and 2000),
  check ((handled_at is null) = (outcome is null))
);
create index question_reports_question_idx on question_reports (question_id);
create index question_reports_open_idx on question_reports (created_at, id) where handled_at is null;
-- One open report per person and question: the second time it is the same one.
create unique index question_reports_once_idx on question_reports (question_id, reporter_id)
  where handled_at is null and reporter_id is not null;
create index question_reports_reporter_idx on question_reports (reporter_id) where reporter_id is not null;

-- Who helps, or asks to help, to write a test that is not published yet.
create table test_contributors (
  test_id uuid not null references tests on delete cascade,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('asked', 'accepted', 'declined')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  primary key (test_id, user_id)
);
create index test_contributors_user_idx on test_contributors (user_id);
