-- Tests have subjects; questions have formats and variants.

create table test_subjects (
  id uuid primary key default new_id(),
  test_id uuid not null references tests on delete cascade,
  -- Name of its file of content.
  content_key text not null,
  name_fr text not null check (length(name_fr) between 1 and 80),
  name_en text not null check (length(name_en) between 1 and 80),
  -- What to study for a person who got questions of the subject wrong.
  learn_fr text not null check (length(learn_fr) between 1 and 400),
  learn_en text not null check (length(learn_en) between 1 and 400),
  unique (test_id, content_key)
);

alter table questions
  add column subject_id uuid references test_subjects on delete set null,
  -- 'choice': options; 'patch': two options that are code; 'line': lines of the code; 'output': typed; 'order': options in
  -- their right order.
  add column format text not null default 'choice' check (format in ('choice', 'patch', 'line', 'output', 'order')),
  -- The right lines of the code, from 1, for the format 'line'.
  add column right_lines integer[] not null default '{}',
  -- What is printed, for the format 'output'.
  add column output text check (length(output) between 1 and 60),
  -- Its texts with slots, for a question with variants; its other columns hold the first variant.
  add column model jsonb,
  -- How its answer was verified: with which tool and version, on which day; or the documentation that says it.
  add column verified_with text,
  add column verified_on date,
  add column source_title text,
  add column source_url text;
alter table questions
  add check (format <> 'line' or (code is not null and cardinality(right_lines) > 0)),
  add check (format <> 'output' or (code is not null and output is not null));
create index questions_subject_idx on questions (subject_id) where subject_id is not null;

-- The two pieces of code of a patch are longer than the words of an option.
alter table question_options
  drop constraint question_options_text_fr_check,
  drop constraint question_options_text_en_check,
  add check (length(text_fr) between 1 and 900),
  add check (length(text_en) between 1 and 900);

-- What a player typed, for the format 'output'.
alter table test_session_questions add column typed text check (length(typed) <= 400);

-- The variants of a question: the same question with other names or numbers and another answer, rated together.
create table question_variants (
  question_id uuid not null references questions on delete cascade,
  -- Changes with the values.
  key text not null,
  -- The value of each slot: a text, or one for each language.
  values jsonb not null,
  primary key (question_id, key)
);
-- The variant that was shown; null for a question without variants.
alter table test_session_questions add column variant text;
