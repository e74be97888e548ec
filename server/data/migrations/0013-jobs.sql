-- Offers: edited by several people, and found by their words.

-- How often an offer was saved: a form filled in on an older state is told so instead of overwriting it.
alter table jobs add column version integer not null default 1;

-- What somebody who looks for words looks through; kept by the triggers below, whoever writes.
alter table jobs add column search text not null default '';

-- Words in small letters without accents, between spaces. The ranges are punctuation, except + and # (C++, C#).
create function plain_words(words text) returns text language sql immutable parallel safe
return ' ' || btrim(regexp_replace(
  lower(replace(replace(replace(replace(
    regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae')),
  '[\u0001-\u0022\u0024-\u002a\u002c-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ';

create function job_search(job jobs) returns text language sql stable
return plain_words(concat_ws(' ',
  job.title,
  (select c.name from companies c where c.id = job.company_id),
  -- Whatever the title chose, people type 'développeur' or 'développeuse'.
  (select concat_ws(' ', p.name_fr, p.name_en, p.display_name_fr, p.display_name_en,
      replace(replace(replace(p.display_name_fr, 'eur·euse', 'euse'), 'teur·rice', 'trice'), '·', ''))
    from professions p where p.id = job.profession_id),
  (select concat_ws(' ', p.locality_fr, p.locality_en) from places p where p.id = job.place_id),
  (select string_agg(concat_ws(' ', t.name_fr, t.name_en), ' ')
    from job_technologies jt join technologies t on t.id = jt.technology_id where jt.job_id = job.id),
  job.description));

create function keep_job_search() returns trigger language plpgsql as $$
begin
  new.search := job_search(new);
  return new;
end
$$;
create trigger jobs_search before insert or update of title, description, company_id, profession_id, place_id on jobs
  for each row execute function keep_job_search();

create function renew_job_search() returns trigger language plpgsql as $$
begin
  update jobs set search = job_search(jobs) where id in (select job_id from changed);
  return null;
end
$$;
create trigger job_technologies_come after insert on job_technologies
  referencing new table as changed for each statement execute function renew_job_search();
create trigger job_technologies_go after delete on job_technologies
  referencing old table as changed for each statement execute function renew_job_search();

create function rename_in_job_search() returns trigger language plpgsql as $$
begin
  update jobs set search = job_search(jobs) where company_id = new.id;
  return null;
end
$$;
create trigger companies_job_search after update of name on companies
  for each row when (old.name is distinct from new.name) execute function rename_in_job_search();

update jobs set search = job_search(jobs);

create index jobs_search_idx on jobs using gin (search gin_trgm_ops) where status = 'JOB_PUBLISHED';
-- Newest first, page by page.
create index jobs_newest_idx on jobs (published_at desc, id desc) where status = 'JOB_PUBLISHED';
drop index jobs_published_idx;
create index job_technologies_technology_idx on job_technologies (technology_id);
create index jobs_created_by_idx on jobs (created_by);
