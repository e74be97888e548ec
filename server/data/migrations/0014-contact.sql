-- Introductions: a company and a developer, where they stand with each other, and what they wrote.

-- What a company has to do with a developer whom it considers. Its row is the lock of the pair: whatever begins or
-- changes between the two holds it first.
create table candidates (
  company_id uuid not null references companies on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  -- The offer that the company thinks of for this person.
  assigned_job_id uuid references jobs on delete set null,
  created_at timestamptz not null default now(),
  primary key (company_id, developer_id)
);
create index candidates_developer_idx on candidates (developer_id);
create index candidates_job_idx on candidates (assigned_job_id) where assigned_job_id is not null;

create table introductions (
  id uuid primary key default new_id(),
  company_id uuid not null,
  developer_id uuid not null,
  -- Who began it; the conversation is the company's, not theirs.
  recruiter_id uuid references recruiters on delete set null,
  -- domain/introductions/status.ts
  status integer not null check (status in (10, 11, 20, 21, 22, 30, 31, 32, 40, 90, 91, 98, 99)),
  status_since timestamptz not null,
  -- The company may see phone and e-mail.
  contact_given boolean not null default false,
  reminded_at timestamptz,
  -- Why an application was declined: the developer reads it.
  decline_code text check (decline_code in ('experience', 'inadequate', 'other')),
  decline_message text check (length(decline_message) between 1 and 1000),
  message_count integer not null default 0 check (message_count >= 0),
  last_message_at timestamptz,
  -- When the clock has something to do; null when it has not.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, developer_id) references candidates on delete cascade
);
create index introductions_pair_idx on introductions (company_id, developer_id, created_at desc);
create index introductions_developer_idx on introductions (developer_id, created_at desc);
create index introductions_due_idx on introductions (due_at) where due_at is not null;
-- The slots of a plan: requests of a day that wait.
create index introductions_waiting_idx on introductions (company_id, created_at) where status = 20;

-- Every change with who and when, in order. Append only.
create table introduction_events (
  id uuid primary key default new_id(),
  introduction_id uuid not null references introductions on delete cascade,
  position integer not null,
  at timestamptz not null,
  event text not null,
  -- Null: it began with this.
  from_status integer,
  to_status integer not null,
  actor_kind text not null check (actor_kind in ('recruiter', 'developer', 'admin', 'clock')),
  actor_id uuid references users on delete set null,
  -- What was said with it, where there is something to say.
  word text check (length(word) between 1 and 2000),
  unique (introduction_id, position)
);

create table messages (
  id uuid primary key default new_id(),
  introduction_id uuid not null references introductions on delete cascade,
  -- 1, 2, 3 … within the conversation: whoever knows the last one they have asks for what follows.
  position integer not null check (position > 0),
  author_kind text not null check (author_kind in ('recruiter', 'developer')),
  author_id uuid references users on delete set null,
  body text not null check (length(body) between 1 and 5000),
  -- Chosen by the browser that sends: the same message sent twice is one message.
  sent_key uuid not null,
  sent_at timestamptz not null,
  unique (introduction_id, position),
  unique (introduction_id, sent_key)
);
create index messages_author_idx on messages (author_id) where author_id is not null;

-- How far somebody has read, and up to where they were told by e-mail.
create table conversation_reads (
  introduction_id uuid not null references introductions on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_position integer not null default 0,
  read_at timestamptz,
  told_position integer not null default 0,
  primary key (introduction_id, user_id)
);
create index conversation_reads_user_idx on conversation_reads (user_id);

-- A recruiter's selection, with what was written and what came of it.
create table selections (
  recruiter_id uuid not null references recruiters on delete cascade,
  company_id uuid not null references companies on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  added_at timestamptz not null,
  message text check (length(message) <= 2000),
  -- The name of the refusal of the last attempt.
  error text,
  primary key (recruiter_id, developer_id)
);
create index selections_developer_idx on selections (developer_id);
create index selections_company_idx on selections (company_id);

-- Applications may come with contact details, and through a company's own applicant tracking.
alter table job_applications
  add column details_offered boolean not null default false,
  add column source text not null default 'here' check (source in ('here', 'ats'));
alter table superlikes
  add column details_offered boolean not null default false,
  add column source text not null default 'here' check (source in ('here', 'ats'));
alter table companies
  -- The team looks at what this company sends before it goes out.
  add column requests_reviewed boolean not null default false,
  -- Applications are answered in the company's own applicant tracking.
  add column disable_application_workflow boolean not null default false;
