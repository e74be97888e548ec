-- The team decides about questions that rest, and the figures of each test are kept for readers.

alter table questions
  -- Answers before this moment do not judge the question: it was mended, or the team asks it again.
  add column judged_from timestamptz,
  -- Changes with the words of its file; null for a question that a user wrote.
  add column content_hash text,
  -- The day on which a second reader, who did not see the key, gave the same answer.
  add column reviewed_on date,
  -- How long players take to answer it, on average; null before enough have.
  add column usual_milliseconds double precision;

-- Written every night, see docs/product/assessments.md, Figures of the bank.
create table test_figures (
  test_id uuid primary key references tests on delete cascade,
  -- Completed rated sessions, and the answers given in them.
  sittings integer not null,
  answers integer not null,
  -- People with a score, and those of them who have a rank.
  players integer not null,
  ranked integer not null,
  -- Of the scores with a rank; null without any.
  reliability double precision,
  -- The largest share of the latest sittings in which one question with the same values was asked; null with few sittings.
  highest_exposure double precision,
  measured_at timestamptz not null
);
