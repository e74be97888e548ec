-- Requests for a test that are answered when it opens, and offers that the team takes down.

alter table test_requests
  -- Both or none: the test that has answered the request, and when its person was told.
  add column test_id uuid references tests on delete cascade,
  add column opened_at timestamptz,
  add constraint test_requests_opened_check check ((test_id is null) = (opened_at is null));
create index test_requests_waiting_idx on test_requests (technology_id) where opened_at is null;
create index test_requests_test_idx on test_requests (test_id) where test_id is not null;

alter table jobs
  -- Taken down by the team: the company reads the reason and cannot publish the offer itself.
  add column taken_down_at timestamptz,
  add column taken_down_reason text check (length(taken_down_reason) between 1 and 1000),
  -- The company has asked the team to look again.
  add column review_asked_at timestamptz,
  add constraint jobs_taken_down_check check ((taken_down_at is null) = (taken_down_reason is null)),
  add constraint jobs_review_asked_check check (review_asked_at is null or taken_down_at is not null);
create index jobs_taken_down_idx on jobs (taken_down_at) where taken_down_at is not null;

create trigger jobs_notify_moved after update on jobs for each row
  when ((old.taken_down_at, old.review_asked_at) is distinct from (new.taken_down_at, new.review_asked_at))
  execute function notify_team('offers');
