-- Tests, seasons and achievements that the team edits in the product. What is here holds against what comes with a version.

alter table tests
  -- Since the team has edited it, its file of content brings questions and nothing else.
  add column edited_at timestamptz,
  drop constraint tests_status_check,
  add constraint tests_status_check check (status in ('PUBLISHED', 'DRAFT', 'ARCHIVED'));

-- A season without a row is its quarter. One ends, the next begins: the last day says all about when.
create table season_plans (
  season_id text primary key check (season_id ~ '^\d{4}-q[1-4]$'),
  last_day date not null,
  -- Both or none: then it is called after its quarter.
  name_fr text check (length(name_fr) between 1 and 60),
  name_en text check (length(name_en) between 1 and 60),
  check ((name_fr is null) = (name_en is null))
);

-- One without a row is as it came. `{goal}` in a description stands for the goal.
create table achievement_edits (
  achievement_id text primary key,
  enabled boolean not null,
  goal integer not null check (goal >= 1),
  title_fr text not null check (length(title_fr) between 1 and 60),
  title_en text not null check (length(title_en) between 1 and 60),
  description_fr text not null check (length(description_fr) between 1 and 160),
  description_en text not null check (length(description_en) between 1 and 160)
);

-- As in 0024; and the questions of a test that is archived are not in the catalogue.
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
    catalogue_words_of(concat_ws(' ', q.title_fr, q.title_en, t.name_fr, t.name_en, tech.name_fr, tech.name_en)),
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
