-- A developer's public part (developers and its children) and, apart from it, what only acceptance
-- of a conversation or the developer's own choice reveals (developer_confidential, developer_socials, developer_health).

create table developers (
  id uuid primary key references users on delete cascade,
  seo_alias text unique,
  avatar jsonb,
  profile_pic_handle text,
  display_name text not null default '',
  one_sentence_description text,
  personal_message text,
  profession_id text references professions,
  job_issues jsonb not null default '{}',
  code_experience_years integer check (code_experience_years between 0 and 100),
  other_experience_years integer check (other_experience_years between 0 and 100),
  studies_years integer check (studies_years between 0 and 10),
  coding_reason text,
  interested_technologies text,
  soundtrack_url text,
  job_search_state text not null default 'unknown' check (job_search_state in
    ('actively_searching', 'open_opportunities', 'dreamjob_only', 'pause_profile', 'not_searching', 'unknown')),
  disable_introductions boolean,
  contract_types text[] not null default '{}' check (contract_types <@
    array['permanent', 'fixedTerm', 'internship', 'apprenticeship', 'freelance', 'spontaneousApplications', 'unknown']),
  remote_frequency text check (remote_frequency in ('fullTime', 'hybrid', 'no')),
  remote_days_per_week integer check (remote_days_per_week between 1 and 4),
  salary integer check (salary between 1 and 200),
  average_daily_rate integer check (average_daily_rate between 1 and 5000),
  perks jsonb not null default '{}',
  visa_sponsorship boolean,
  unavailable boolean not null default false,
  validation_status text check (validation_status in ('waiting', 'reviewed', 'published')),
  validation_admin_id uuid references users on delete set null,
  validation_date timestamptz,
  disabled_at timestamptz,
  disabled_reason text,
  last_update timestamptz not null default now(),
  is_short boolean not null default true,
  visibility jsonb not null default '{"all": true, "cards": {}}',
  created_at timestamptz not null default now(),
  -- On save, disableIntroductions is stored as null unless the state is pause_profile or not_searching.
  check (disable_introductions is null or job_search_state in ('pause_profile', 'not_searching')),
  check (remote_days_per_week is null or remote_frequency = 'hybrid'),
  check ((disabled_at is null) = (disabled_reason is null))
);
create index developers_profession_idx on developers (profession_id);

-- position 0 of kind 'current' is the city of today; kind 'dream' are the cities wished for.
create table developer_places (
  developer_id uuid not null references developers on delete cascade,
  kind text not null check (kind in ('current', 'dream')),
  place_id text not null references places,
  position integer not null,
  updated_at timestamptz not null default now(),
  primary key (developer_id, kind, place_id)
);
create index developer_places_place_idx on developer_places (place_id);

create table developer_experiences (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  company_name text not null,
  job_title text not null,
  description text not null,
  start_year integer not null check (start_year >= 1980),
  start_month integer not null check (start_month between 0 and 11),
  end_year integer,
  end_month integer check (end_month between 0 and 11),
  still_employed boolean not null default false,
  place_id text references places,
  network_import boolean not null default false,
  position integer not null,
  check ((end_year is null) = (end_month is null)),
  check (still_employed or end_year is not null),
  check (end_year is null or (end_year, end_month) >= (start_year, start_month))
);
create index developer_experiences_developer_idx on developer_experiences (developer_id);

create table developer_formations (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  school_name text not null,
  diploma text not null,
  year integer not null check (year >= 1980),
  area text,
  position integer not null
);
create index developer_formations_developer_idx on developer_formations (developer_id);

create table developer_projects (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  name text not null,
  year integer not null check (year >= 1980),
  month integer not null check (month between 0 and 11),
  description text not null,
  link text,
  images jsonb not null default '[]',
  position integer not null
);
create index developer_projects_developer_idx on developer_projects (developer_id);

create table developer_languages (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  language_id text not null references languages,
  value integer not null check (value between 0 and 100),
  position integer not null,
  unique (developer_id, language_id)
);

-- Favourite technologies: at most 6, which the six possible positions guarantee.
create table developer_technologies (
  developer_id uuid not null references developers on delete cascade,
  technology_id text not null references technologies,
  value integer check (value between 0 and 100),
  position integer not null check (position between 0 and 5),
  primary key (developer_id, technology_id),
  unique (developer_id, position)
);
create index developer_technologies_technology_idx on developer_technologies (technology_id);

create table developer_interests (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  name text not null,
  gif_url text,
  gif_user jsonb,
  position integer not null
);
create index developer_interests_developer_idx on developer_interests (developer_id);

create table developer_confidential (
  developer_id uuid primary key references developers on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text,
  name_visibility text not null default 'full' check (name_visibility in ('full', 'firstName', 'nickName')),
  nick_name text,
  boost integer not null default 0 check (boost between 0 and 3),
  recommendation_call_status text,
  recommendation_call_date timestamptz
);

create table developer_socials (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  network text not null,
  url text,
  username text,
  position integer not null
);
create index developer_socials_developer_idx on developer_socials (developer_id);

-- Health data: here only with a dated consent, and nowhere else.
create table developer_health (
  developer_id uuid primary key references developers on delete cascade,
  content text not null default '',
  consented_at timestamptz not null
);
