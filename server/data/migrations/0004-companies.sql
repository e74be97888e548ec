-- Companies, the people who recruit for them, what they may do (plans) and what they offer (jobs).

create table plans (
  id text primary key,
  type text not null,
  name_fr text not null,
  name_en text not null,
  -- Daily profile views; null means unlimited.
  candidate_limit_day integer check (candidate_limit_day > 0),
  -- Conversation slots; 99 means unlimited.
  pipe_capacity integer check (pipe_capacity between 0 and 99),
  feature_batch boolean not null default false,
  monthly_price_eur integer check (monthly_price_eur >= 0),
  position integer not null
);

create table companies (
  id uuid primary key default new_id(),
  seo_alias text unique,
  name text not null check (length(name) between 1 and 120),
  description text,
  superlike_requirements text,
  website text,
  staff_count integer check (staff_count > 0),
  place_id text references places,
  logo jsonb,
  logo_handle text,
  plan_id text not null default 'freemium' references plans,
  validated_at timestamptz,
  validated_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_waiting_idx on companies (created_at) where validated_at is null;

create table company_technologies (
  company_id uuid not null references companies on delete cascade,
  technology_id text not null references technologies,
  position integer not null,
  primary key (company_id, technology_id)
);

create table recruiters (
  id uuid primary key references users on delete cascade,
  seo_alias text unique,
  display_name text not null default '',
  job_title text,
  avatar jsonb,
  profile_pic_handle text,
  created_at timestamptz not null default now()
);

-- A recruiter works for one company at a time: the recruiter is the key.
create table company_members (
  recruiter_id uuid primary key references recruiters on delete cascade,
  company_id uuid not null references companies on delete cascade,
  admin boolean not null default false,
  intros boolean not null default false,
  joined_at timestamptz not null default now()
);
create index company_members_company_idx on company_members (company_id);

create table jobs (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  seo_alias text unique,
  status text not null default 'JOB_DRAFT' check (status in ('JOB_PUBLISHED', 'JOB_DRAFT', 'JOB_UNPUBLISHED')),
  title text,
  description text,
  profession_id text references professions,
  contract_type text check (contract_type in ('permanent', 'fixedTerm', 'internship', 'apprenticeship', 'freelance')),
  place_id text references places,
  remote_frequency text check (remote_frequency in ('fullTime', 'hybrid', 'no')),
  remote_days_per_week integer check (remote_days_per_week between 1 and 4),
  salary_min integer check (salary_min between 1 and 400),
  salary_max integer check (salary_max between 1 and 400),
  external_url text,
  created_by uuid references recruiters on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  archived_at timestamptz,
  check (salary_min is null or salary_max is null or salary_min <= salary_max),
  check (status <> 'JOB_PUBLISHED' or (title is not null and published_at is not null))
);
create index jobs_company_idx on jobs (company_id, status);
create index jobs_published_idx on jobs (published_at desc) where status = 'JOB_PUBLISHED';

create table job_technologies (
  job_id uuid not null references jobs on delete cascade,
  technology_id text not null references technologies,
  position integer not null,
  primary key (job_id, technology_id)
);

-- One view per company, developer and day; the primary key is the rule.
create table company_views (
  company_id uuid not null references companies on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  day date not null,
  recruiter_id uuid references recruiters on delete set null,
  seen_at timestamptz not null default now(),
  primary key (company_id, day, developer_id)
);
create index company_views_developer_idx on company_views (developer_id, day);

-- A new account gets its person in the same statement, so that none is ever half made.
create function make_person() returns trigger language plpgsql as $$
begin
  if new.role = 'DEVELOPER' then
    insert into developers (id, display_name) values (new.id, new.name);
    insert into developer_confidential (developer_id) values (new.id);
  elsif new.role = 'RECRUITER' then
    insert into recruiters (id, display_name) values (new.id, new.name);
  end if;
  return null;
end
$$;
create trigger users_make_person after insert on users for each row execute function make_person();
