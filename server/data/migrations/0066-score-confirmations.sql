-- docs/product/assessments.md, Confirming a score during a call: a company asks, the developer agrees or not.
create table score_confirmations (
  id uuid primary key default gen_random_uuid(),
  introduction_id uuid not null references introductions on delete cascade,
  company_id uuid not null references companies on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  test_id uuid not null references tests on delete cascade,
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- The result on the profile when the company asked: what the answers are compared with.
  score integer not null,
  deviation real,
  declined_at timestamptz,
  session_id uuid unique references test_sessions on delete cascade,
  ended_at timestamptz,
  right_answers smallint,
  questions smallint,
  confirmed boolean,
  check ((ended_at is null) = (confirmed is null)),
  check (declined_at is null or session_id is null)
);
create index score_confirmations_introduction_idx on score_confirmations (introduction_id, asked_at desc);
create index score_confirmations_developer_idx on score_confirmations (developer_id, test_id, ended_at desc);
create index score_confirmations_company_idx on score_confirmations (company_id);
create index score_confirmations_test_idx on score_confirmations (test_id);
create index score_confirmations_asked_by_idx on score_confirmations (asked_by);

-- A session of five questions that a company follows. A player may have one beside an ordinary session of the test.
alter table test_sessions add column confirms boolean not null default false;
drop index test_sessions_open_idx;
create unique index test_sessions_open_idx on test_sessions (user_id, test_id, practice, confirms) where status <> 'COMPLETED';
