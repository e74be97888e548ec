-- The catalogue of interview questions: tests, the questions that belong to them, and for which professions.
-- What a question asks and its answers come with the tests themselves; here is what the catalogue lists.

create table tests (
  id uuid primary key default new_id(),
  seo_alias text unique,
  technology_id text not null references technologies,
  status text not null default 'DRAFT' check (status in ('PUBLISHED', 'DRAFT')),
  name_fr text not null check (length(name_fr) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  created_at timestamptz not null default now()
);
create index tests_technology_idx on tests (technology_id);

create table questions (
  id uuid primary key default new_id(),
  test_id uuid not null references tests on delete cascade,
  title_fr text not null check (length(title_fr) between 1 and 300),
  title_en text not null check (length(title_en) between 1 and 300),
  -- Shown as four levels: 0 counts as 1.
  difficulty integer not null check (difficulty between 0 and 4),
  status text not null default 'WAITING_FOR_VALIDATION' check (
    status in ('PUBLISHED', 'WAITING_FOR_VALIDATION', 'NOT_PUBLISHED', 'DELETED', 'DECLINED', 'ARCHIVED')
  ),
  -- Another wording of a question the test already has.
  alternative boolean not null default false,
  -- The contributor; kept by the product, never shown in the catalogue.
  author_id uuid references users on delete set null,
  published_at timestamptz,
  -- Votes for less votes against: may be negative.
  rating_score integer not null default 0,
  ratings_count integer not null default 0 check (ratings_count >= 0),
  took_count integer not null default 0 check (took_count >= 0),
  has_new_rating boolean not null default false,
  created_at timestamptz not null default now(),
  check (status <> 'PUBLISHED' or published_at is not null)
);
create index questions_test_idx on questions (test_id);
create index questions_published_idx on questions (published_at desc) where status = 'PUBLISHED';
-- An account that goes must find its questions without reading them all.
create index questions_author_idx on questions (author_id) where author_id is not null;

create table question_professions (
  question_id uuid not null references questions on delete cascade,
  profession_id text not null references professions,
  primary key (question_id, profession_id)
);
create index question_professions_profession_idx on question_professions (profession_id);
