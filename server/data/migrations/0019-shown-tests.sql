-- Tests that a developer shows on their profile: 'testId → {centile, endDate}'.
create table developer_tests (
  developer_id uuid not null references developers on delete cascade,
  test_id uuid not null references tests on delete cascade,
  -- Of those who took it, the part that did as well or better: 0.04 is the top 4 %.
  centile double precision not null check (centile >= 0 and centile <= 1),
  score integer not null,
  ended_at timestamptz not null,
  primary key (developer_id, test_id)
);
create index developer_tests_test_idx on developer_tests (test_id);

-- For each test shown: its id, and the id with every rank that was reached ('<id>~20': among the best 20 %).
alter table library_profiles add column test_marks text[] not null default '{}';
