-- Technologies that the team has merged, who handles a support conversation, and answers that are used again.

-- A merged technology is gone; its names and addresses lead to the one that was kept.
create table technology_synonyms (
  -- The id of the merged technology: no other technology gets it.
  old_id text primary key,
  technology_id text not null references technologies,
  name_fr text not null,
  name_en text not null,
  -- The addresses of its tests portal, if it had one.
  slug_fr text,
  slug_en text,
  merged_at timestamptz not null
);
create index technology_synonyms_technology_idx on technology_synonyms (technology_id);
create index company_technologies_technology_idx on company_technologies (technology_id);
create index pinned_technologies_technology_idx on pinned_technologies (technology_id);
create index hidden_technologies_technology_idx on hidden_technologies (technology_id);

-- As in 0013; and the former names of technologies.
create or replace function job_search(job jobs) returns text language sql stable
return plain_words(concat_ws(' ',
  job.title,
  (select c.name from companies c where c.id = job.company_id),
  (select concat_ws(' ', p.name_fr, p.name_en, p.display_name_fr, p.display_name_en,
      replace(replace(replace(p.display_name_fr, 'eur·euse', 'euse'), 'teur·rice', 'trice'), '·', ''))
    from professions p where p.id = job.profession_id),
  (select concat_ws(' ', p.locality_fr, p.locality_en) from places p where p.id = job.place_id),
  (select string_agg(concat_ws(' ', t.name_fr, t.name_en), ' ')
    from job_technologies jt join technologies t on t.id = jt.technology_id where jt.job_id = job.id),
  (select string_agg(concat_ws(' ', s.name_fr, s.name_en), ' ')
    from job_technologies jt join technology_synonyms s on s.technology_id = jt.technology_id where jt.job_id = job.id),
  job.description));

-- As in 0028; and the former names of the technology.
create or replace function refresh_catalogue(ids uuid[]) returns void language plpgsql as $$
begin
  delete from catalogue_questions c using questions q join tests t on t.id = q.test_id
  where c.question_id = any(ids) and q.id = c.question_id and (q.pool <> 'public' or t.status = 'ARCHIVED');
  insert into catalogue_questions as kept (question_id, test_id, technology_id, profession_ids, status, test_status, difficulty,
    took_count, rating_score, moment, rated_at, changed_at, head, body)
  select q.id, t.id, t.technology_id,
    array(select profession_id from question_professions where question_id = q.id
      union select profession_id from test_professions where test_id = t.id order by 1),
    q.status, t.status, q.difficulty, q.took_count, q.rating_score,
    date_trunc('milliseconds', coalesce(q.published_at, q.created_at)),
    (select date_trunc('milliseconds', max(created_at)) from question_comments where question_id = q.id and deleted_at is null),
    coalesce(q.published_at, q.created_at),
    catalogue_words_of(concat_ws(' ', q.title_fr, q.title_en, t.name_fr, t.name_en, tech.name_fr, tech.name_en,
      (select string_agg(concat_ws(' ', name_fr, name_en), ' ') from technology_synonyms where technology_id = tech.id))),
    catalogue_words_of(concat_ws(' ', q.code, q.explanation_fr, q.explanation_en,
      (select string_agg(concat_ws(' ', text_fr, text_en), ' ') from question_options where question_id = q.id)))
  from questions q join tests t on t.id = q.test_id join technologies tech on tech.id = t.technology_id
  where q.id = any(ids) and q.pool = 'public' and t.status <> 'ARCHIVED'
  on conflict (question_id) do update set test_id = excluded.test_id, technology_id = excluded.technology_id,
    profession_ids = excluded.profession_ids, status = excluded.status, test_status = excluded.test_status,
    difficulty = excluded.difficulty, took_count = excluded.took_count, rating_score = excluded.rating_score,
    moment = excluded.moment, rated_at = excluded.rated_at, changed_at = now(), head = excluded.head, body = excluded.body,
    number = nextval(pg_get_serial_sequence('catalogue_questions', 'number'))
  where (kept.test_id, kept.technology_id, kept.profession_ids, kept.status, kept.test_status, kept.difficulty, kept.took_count,
      kept.rating_score, kept.moment, kept.rated_at, kept.head, kept.body)
    is distinct from (excluded.test_id, excluded.technology_id, excluded.profession_ids, excluded.status, excluded.test_status,
      excluded.difficulty, excluded.took_count, excluded.rating_score, excluded.moment, excluded.rated_at, excluded.head,
      excluded.body);
end
$$;

alter table support_conversations
  -- The administrator who handles it, and since when.
  add column taken_by uuid references users on delete set null,
  add column taken_at timestamptz;
create index support_conversations_taken_idx on support_conversations (taken_by) where taken_by is not null;
create trigger support_notify_taken after update on support_conversations for each row
  when (old.taken_by is distinct from new.taken_by) execute function notify_team('support');

create table canned_answers (
  id uuid primary key default new_id(),
  title_fr text not null check (length(title_fr) between 1 and 80),
  title_en text not null check (length(title_en) between 1 and 80),
  text_fr text not null check (length(text_fr) between 1 and 8000),
  text_en text not null check (length(text_en) between 1 and 8000),
  created_at timestamptz not null default now()
);
