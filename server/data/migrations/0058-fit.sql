-- What fit reads of a profile (domain/fit), beside what the library already has.
alter table library_profiles
  -- Per cent, one for each of technology_ids (domain/fit/strength.ts).
  add column technology_strengths smallint[] not null default '{}',
  -- 0 to 100, one for each of language_ids.
  add column language_levels smallint[] not null default '{}',
  add column state text not null default 'unknown',
  -- Per cent of the requests of companies that were answered; null when there are too few.
  add column answering smallint check (answering between 0 and 100);

-- As in 0010; and the state of the job search.
create or replace function follow_developer() returns trigger language plpgsql as $$
begin
  update library_profiles l set listed = is_listed(new), last_update = new.last_update, state = new.job_search_state,
    listed_at = case when l.listed or not is_listed(new) then l.listed_at else now() end,
    number = nextval(pg_get_serial_sequence('library_profiles', 'number'))
  where l.developer_id = new.id
    and (l.listed, l.last_update, l.state) is distinct from (is_listed(new), new.last_update, new.job_search_state);
  return null;
end
$$;

-- How common each technology is among the listed people (domain/fit/plan.ts); made at night, so that all processes and
-- all pages of a day agree.
create table technology_shares (
  technology_id text primary key references technologies on delete cascade,
  share real not null check (share between 0 and 1)
);
