-- What fit reads of a profile (domain/fit), beside what the library already has.
alter table library_profiles
  -- Per cent, one for each of technology_ids (domain/fit/strength.ts).
  add column technology_strengths smallint[] not null default '{}',
  -- Per cent of the requests of companies that were answered; null when there are too few.
  add column answering smallint check (answering between 0 and 100);

-- How common each technology is among the listed people (domain/fit/plan.ts); made at night, so that all processes and
-- all pages of a day agree.
create table technology_shares (
  technology_id text primary key references technologies on delete cascade,
  share real not null check (share between 0 and 1)
);
