-- One vocabulary: the other words for technologies, professions, contracts, places and so on, which the team edits.

-- The same as `phraseOf` in domain/vocabulary/vocabulary.ts, for Latin letters: 'Back-end' is 'backend', 'C++' 'cplusplus'.
create function vocabulary_phrase(given text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded_text(given),
  '·[a-z]+', '', 'g'),
  '([a-z0-9])\+\+(?![a-z0-9.+#-])', '\1plusplus', 'g'),
  '([a-z0-9])#(?![a-z0-9.+#-])', '\1sharp', 'g'),
  '(^|[^a-z0-9.+#-])\.([a-z][a-z0-9]*)(?![a-z0-9.+#-])', '\1dot\2', 'g'),
  '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', '', 'g');

create table vocabulary_words (
  id uuid primary key default new_id(),
  -- As people write it; an inclusive form ('testeur·euse') stands for both.
  word text not null check (length(word) between 1 and 80),
  folded text not null generated always as (vocabulary_phrase(word)) stored,
  kind text not null check (kind in ('technology', 'profession', 'seniority', 'contract', 'remote', 'language',
    'languageLevel', 'state', 'place', 'region')),
  -- The id of what it means.
  target text not null check (length(target) between 1 and 120),
  -- Null: used in both languages.
  locale text check (locale in ('fr', 'en')),
  origin text not null check (origin in ('file', 'team', 'merge')),
  -- The team took it out; the row stays, so that a new version of the file does not bring it back.
  removed boolean not null default false,
  -- Null: as the file has it.
  edited_at timestamptz,
  unique (kind, target, folded)
);
create index vocabulary_words_phrase_idx on vocabulary_words (kind, folded);

-- The names of merged technologies are words like all others; what the old table alone knows are ids and addresses.
insert into vocabulary_words (word, kind, target, origin, edited_at)
select distinct on (technology_id, vocabulary_phrase(name)) name, 'technology', technology_id, 'merge', merged_at
from technology_synonyms, lateral (values (name_fr), (name_en)) names (name)
where vocabulary_phrase(name) <> ''
order by technology_id, vocabulary_phrase(name), merged_at;

-- The words by which texts about a technology or a profession are found: single words in their masculine and feminine,
-- 'front-end' and 'full stack' also as one word. Texts are searched word by word: of a phrase such as 'Python Flask',
-- 'Python' alone would find Flask. Former names were words of the texts before.
create function search_words(the_kind text, the_target text) returns text[] language sql stable
return array(select unnest(case
      when word ~ '^[^ ./·-]+[ .-][^ ./·-]+$' then
        case when word like '% %' and origin <> 'merge' then array[folded] else array[word, folded] end
      when word ~ '[ /]' and origin <> 'merge' then '{}'
      when word like '%·%' then array[regexp_replace(word, '·[a-z]+', '', 'g'),
        replace(replace(replace(word, 'eur·euse', 'euse'), 'eur·rice', 'rice'), '·', '')]
      else array[word] end)
  from vocabulary_words where kind = the_kind and target = the_target and not removed order by folded, id);

-- As in 0046; and every word for the profession and the technologies, and 'Node.js' also as 'nodejs'.
create or replace function job_search(job jobs) returns text language sql stable
return plain_words(concat_ws(' ',
  job.title,
  regexp_replace(job.title, '([^ .-])[.-]([^ .-])', '\1\2', 'g'),
  (select c.name from companies c where c.id = job.company_id),
  (select concat_ws(' ', p.name_fr, p.name_en, p.display_name_fr, p.display_name_en,
      replace(replace(replace(p.display_name_fr, 'eur·euse', 'euse'), 'teur·rice', 'trice'), '·', ''))
    from professions p where p.id = job.profession_id),
  array_to_string(search_words('profession', job.profession_id), ' '),
  (select concat_ws(' ', p.locality_fr, p.locality_en) from places p where p.id = job.place_id),
  (select string_agg(concat_ws(' ', t.name_fr, t.name_en, vocabulary_phrase(t.name_en),
      array_to_string(search_words('technology', t.id), ' ')), ' ')
    from job_technologies jt join technologies t on t.id = jt.technology_id where jt.job_id = job.id),
  job.description));

-- As in 0046; and every word for the technology.
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
      array_to_string(search_words('technology', tech.id), ' '))),
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

alter table technology_synonyms drop column name_fr, drop column name_en;
alter table technology_synonyms rename to former_technologies;
alter table former_technologies rename constraint technology_synonyms_pkey to former_technologies_pkey;
alter table former_technologies rename constraint technology_synonyms_technology_id_fkey to former_technologies_technology_id_fkey;
alter index technology_synonyms_technology_idx rename to former_technologies_technology_idx;

-- Whoever changes a word, the words by which offers and questions are found follow.
create function follow_vocabulary() returns trigger language plpgsql as $$
begin
  update jobs set search = job_search(jobs)
  where profession_id in (select target from changed where kind = 'profession')
    or id in (select jt.job_id from changed c join job_technologies jt on jt.technology_id = c.target
      where c.kind = 'technology');
  perform refresh_catalogue(array(select distinct q.id from changed c join tests t on t.technology_id = c.target
    join questions q on q.test_id = t.id where c.kind = 'technology' and q.pool = 'public'));
  return null;
end
$$;
create trigger vocabulary_words_come after insert on vocabulary_words
  referencing new table as changed for each statement execute function follow_vocabulary();
create trigger vocabulary_words_go after delete on vocabulary_words
  referencing old table as changed for each statement execute function follow_vocabulary();
create trigger vocabulary_words_change_from after update on vocabulary_words
  referencing old table as changed for each statement execute function follow_vocabulary();
create trigger vocabulary_words_change_to after update on vocabulary_words
  referencing new table as changed for each statement execute function follow_vocabulary();
