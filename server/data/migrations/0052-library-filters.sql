-- For each spoken language: its id, and the id with every level that it reaches ('en~70': at least 70 of 100).
alter table library_profiles add column language_marks text[] not null default '{}';
-- The job-search state, which recruiters filter by.
alter table library_profiles add column state text not null default '';
update library_profiles l set state = d.job_search_state, language_marks = array(
    select mark from developer_languages dl, lateral (
      select dl.language_id as mark union all
      select dl.language_id || '~' || level from unnest(array[40, 70, 100]) level where dl.value >= level) marks
    where dl.developer_id = l.developer_id order by dl.position, length(mark), mark)
  from developers d where d.id = l.developer_id;

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
