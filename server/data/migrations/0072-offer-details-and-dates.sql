-- What an offer says of the position, the team and the way to a hire; its last day for applications; and the day on which
-- a draft goes online.

alter table jobs
  add column seniority text
    check (seniority in ('beginner', 'junior', 'mid', 'senior', 'lead', 'director')),
  add column team text check (length(team) between 1 and 1000),
  add column team_size integer check (team_size between 1 and 500),
  -- The steps of the hiring, in their order: [{name, duration, note}].
  add column steps jsonb not null default '[]'
    check (case when jsonb_typeof(steps) = 'array' then jsonb_array_length(steps) <= 8 else false end),
  -- How long the steps take in all.
  add column hiring_weeks integer check (hiring_weeks between 1 and 12),
  -- The last day, in Paris, on which the company takes applications; without one, only the sixty days count.
  add column apply_until date,
  -- A draft goes online on the morning of this day, in Paris.
  add column publish_on date,
  -- Why it did not.
  add column publish_problem text check (publish_problem in ('incomplete', 'notValidated')),
  add constraint jobs_scheduled_check check (publish_on is null or status = 'JOB_DRAFT'),
  add constraint jobs_unscheduled_check
    check (publish_problem is null or (status = 'JOB_DRAFT' and publish_on is null));

-- The last day is the earlier of the two.
drop index jobs_valid_until_idx;
alter table jobs drop column valid_until;
alter table jobs
  add column valid_until date generated always as (
    case when confirmed_at is null then null
      else least((confirmed_at at time zone 'Europe/Paris')::date + 60, apply_until) end) stored;
create index jobs_valid_until_idx on jobs (valid_until) where status = 'JOB_PUBLISHED';
create index jobs_publish_on_idx on jobs (publish_on) where publish_on is not null;
