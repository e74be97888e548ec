-- The company directory (docs/product/companies.md) is searched and put in order by names without accents.
alter table companies add column plain_name text not null generated always as (plain_words(name)) stored;

-- Companies of whose new offers a developer is told (docs/product/jobs.md, Followed companies).
create table followed_companies (
  developer_id uuid not null references developers on delete cascade,
  company_id uuid not null references companies on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (developer_id, company_id)
);
create index followed_companies_company_idx on followed_companies (company_id);

-- 'followed' is the one alert about the offers of all companies that a developer follows; it has no query of its own.
alter table job_searches
  drop constraint job_searches_kind_check,
  add constraint job_searches_kind_check check (kind in ('search', 'fit', 'followed'));

-- How many people opened the page of an offer, by day in Paris (docs/product/jobs.md, Figures of an offer).
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (job_id, day)
);
-- Who was counted today, so that nobody counts twice: signatures with a key of the day, gone the next day.
create table job_view_marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
