-- What recruiters keep about developers, what developers say to companies, and who is not to see whom.

-- Why a company was not accepted; what it may do about it is said to its members.
alter table companies
  add column refused_at timestamptz,
  add column refused_reason text,
  add constraint companies_refused_check check ((refused_at is null) = (refused_reason is null)),
  add constraint companies_decided_once_check check (validated_at is null or refused_at is null);

-- A letter that makes whoever opens it a member. One open invitation per company and address.
create table company_invitations (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  token_hash text not null unique,
  admin boolean not null default false,
  intros boolean not null default true,
  invited_by uuid references recruiters on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index company_invitations_open_key on company_invitations (company_id, email) where accepted_at is null;

-- Somebody who says that they work there; an administrator of the company answers. One at a time.
create table company_join_requests (
  recruiter_id uuid primary key references recruiters on delete cascade,
  company_id uuid not null references companies on delete cascade,
  message text check (length(message) <= 1000),
  created_at timestamptz not null default now()
);
create index company_join_requests_company_idx on company_join_requests (company_id);

create table plan_requests (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  plan_id text not null references plans,
  recruiter_id uuid references recruiters on delete set null,
  message text check (length(message) <= 2000),
  status text not null default 'open' check (status in ('open', 'granted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((status = 'open') = (decided_at is null))
);
create unique index plan_requests_open_key on plan_requests (company_id) where status = 'open';
create index plan_requests_waiting_idx on plan_requests (created_at) where status = 'open';

-- One row is a favourite of one recruiter; the company sees the favourites of all its members.
create table favourites (
  recruiter_id uuid not null references recruiters on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  company_id uuid not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (recruiter_id, developer_id)
);
create index favourites_company_idx on favourites (company_id, developer_id);
create index favourites_developer_idx on favourites (developer_id);

-- What a company writes about a developer; its members read it, nobody else.
create table company_notes (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  author_id uuid references recruiters on delete set null,
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index company_notes_developer_idx on company_notes (company_id, developer_id, created_at);
create index company_notes_author_idx on company_notes (author_id);
create index company_notes_about_idx on company_notes (developer_id);

-- The developer's moves. A move that was taken back is a row that went: it counts for nobody any more.
create table company_likes (
  developer_id uuid not null references developers on delete cascade,
  company_id uuid not null references companies on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (developer_id, company_id)
);
create index company_likes_company_idx on company_likes (company_id, liked_at desc);

create table job_applications (
  developer_id uuid not null references developers on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  message text check (length(message) <= 5000),
  applied_at timestamptz not null default now(),
  primary key (developer_id, job_id)
);
create index job_applications_job_idx on job_applications (job_id, applied_at desc);

-- A click on an offer that lives on another site.
create table job_link_clicks (
  developer_id uuid not null references developers on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  clicked_at timestamptz not null default now(),
  primary key (developer_id, job_id)
);
create index job_link_clicks_job_idx on job_link_clicks (job_id);

create table superlikes (
  developer_id uuid not null references developers on delete cascade,
  company_id uuid not null references companies on delete cascade,
  message text not null check (length(message) between 1 and 5000),
  sent_at timestamptz not null default now(),
  primary key (developer_id, company_id)
);
create index superlikes_company_idx on superlikes (company_id, sent_at desc);

-- Companies that a developer does not want to be seen by.
create table blocked_companies (
  developer_id uuid not null references developers on delete cascade,
  company_id uuid not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (developer_id, company_id)
);
create index blocked_companies_company_idx on blocked_companies (company_id, developer_id);

-- Hidden from the company named as current employer, unless they choose otherwise.
alter table developers add column hide_from_employer boolean not null default true;

create table saved_searches (
  id uuid primary key default new_id(),
  recruiter_id uuid not null references recruiters on delete cascade,
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- The query string of the library, in its canonical order.
  query text not null check (length(query) <= 4000),
  alert boolean not null default true,
  created_at timestamptz not null default now(),
  -- Profiles that came since then are news.
  alerted_at timestamptz not null default now(),
  unique (recruiter_id, query)
);

-- Whom an alert has told of: never the same profile twice.
create table saved_search_hits (
  search_id uuid not null references saved_searches on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  told_at timestamptz not null default now(),
  primary key (search_id, developer_id)
);
create index saved_search_hits_developer_idx on saved_search_hits (developer_id);
