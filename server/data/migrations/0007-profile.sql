-- What editing and looking at profiles needs.

-- How often each card was saved: a form filled in on an older state of its card is told so instead of overwriting it.
alter table developers add column card_versions jsonb not null default '{}';

-- One row per recruiter, developer and day: how often, and when last. A day's visits are the sum of its counts, its
-- unique visits the number of its rows.
create table developer_visits (
  developer_id uuid not null references developers on delete cascade,
  day date not null,
  recruiter_id uuid not null references recruiters on delete cascade,
  count integer not null default 1 check (count > 0),
  last_at timestamptz not null,
  primary key (developer_id, day, recruiter_id)
);
create index developer_visits_recruiter_idx on developer_visits (recruiter_id, developer_id, last_at desc);

-- What the team wrote about a developer; one line is enough for the mention "recommended".
create table developer_recommendations (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  author_id uuid references users on delete set null,
  value text not null check (length(value) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index developer_recommendations_developer_idx on developer_recommendations (developer_id, created_at desc);
create index developer_recommendations_author_idx on developer_recommendations (author_id);

-- A place that comes from a maps service may have no coordinates.
alter table places alter column latitude drop not null, alter column longitude drop not null;

-- An address somebody wants to have from now on: theirs once they have opened the letter sent to it.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
