-- Searches of offers that developers save, offers they keep, and e-mails people do not want (docs/product/jobs.md,
-- Saving a search of offers; docs/product/account.md, E-mail preferences).

create table job_searches (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  -- 'fit' is for offers that fit the profile, and has no query of its own.
  kind text not null default 'search' check (kind in ('search', 'fit')),
  name text not null check (length(name) between 1 and 120),
  -- The query string of the list of offers, in its canonical order.
  query text check (length(query) <= 4000),
  rhythm text not null check (rhythm in ('atOnce', 'daily', 'weekly', 'never')),
  created_at timestamptz not null default now(),
  -- Offers that came or changed since then are news.
  since timestamptz not null default now(),
  -- The last run of its alert.
  checked_at timestamptz not null default now(),
  check ((kind = 'search') = (query is not null)),
  unique nulls not distinct (developer_id, kind, query)
);
create index job_searches_alert_idx on job_searches (rhythm, developer_id) where rhythm <> 'never';

-- Offers that a developer knows: no alert of any of their searches names them. 'email': an alert has named it, 'list': it
-- was found when the search was saved.
create table told_jobs (
  developer_id uuid not null references developers on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  how text not null check (how in ('email', 'list')),
  told_at timestamptz not null default now(),
  primary key (developer_id, job_id)
);
create index told_jobs_job_idx on told_jobs (job_id);

create table kept_jobs (
  developer_id uuid not null references developers on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  kept_at timestamptz not null default now(),
  primary key (developer_id, job_id)
);
create index kept_jobs_job_idx on kept_jobs (job_id);

-- A kind of e-mail (domain/account/email-kinds.ts) that a person does not want. All others are sent.
create table refused_emails (
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  refused_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- Alerts look at the offers that changed lately.
create index jobs_updated_idx on jobs (updated_at) where status = 'JOB_PUBLISHED';
