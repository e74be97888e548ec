-- What an offer needs of a person, how long it is valid, and the page to which a new account comes back.

-- Needed, or nice to have.
alter table job_technologies add column required boolean not null default true;

create table job_languages (
  job_id uuid not null references jobs on delete cascade,
  language_id text not null references languages,
  -- The least level, 0 to 100, as on a profile.
  level integer not null check (level between 0 and 100),
  required boolean not null default true,
  position integer not null,
  primary key (job_id, language_id)
);

alter table jobs
  -- Expected years of experience.
  add column years_min integer check (years_min between 0 and 40),
  add column years_max integer check (years_max between 0 and 40),
  add constraint jobs_years_check check (years_min is null or years_max is null or years_min <= years_max),
  -- When the company last said that the offer is current: its publication, or a confirmation.
  add column confirmed_at timestamptz,
  -- The last day, in Paris, on which the offer is open.
  add column valid_until date generated always as ((confirmed_at at time zone 'Europe/Paris')::date + 60) stored,
  -- The last reminder that was sent about the end: so many days before.
  add column expiry_notice integer check (expiry_notice in (7, 1)),
  -- Archived because nobody confirmed it.
  add column expired boolean not null default false;

-- Offers that are online get sixty days from this day.
update jobs set confirmed_at = now() where status = 'JOB_PUBLISHED';
alter table jobs
  add constraint jobs_confirmed_check check (status <> 'JOB_PUBLISHED' or confirmed_at is not null),
  add constraint jobs_expired_check check (not expired or status = 'JOB_UNPUBLISHED');
create index jobs_valid_until_idx on jobs (valid_until) where status = 'JOB_PUBLISHED';

-- The page that a visitor wanted when signing up: a path of this site.
alter table sign_up_confirmations
  add column return_to text check (length(return_to) between 1 and 500 and return_to ~ '^/([^/\\]|$)');
