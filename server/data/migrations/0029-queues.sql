-- What the team works through, told to its open pages by the database itself: it does not matter who made the change,
-- nor in which process. Only what enters or leaves a queue is told (server/live.ts: ids, never data).
create function tell_team() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'team', 'kind', 'queue', 'id', tg_argv[0])::text);
  return null;
end
$$;

-- Where rows may come by the thousand, once for all of them.
create trigger developers_tell_new after insert or delete on developers
  for each statement execute function tell_team('profiles');
create trigger developers_tell_moved after update on developers for each row
  when ((old.validation_status, old.is_short, old.disabled_at)
    is distinct from (new.validation_status, new.is_short, new.disabled_at))
  execute function tell_team('profiles');
create trigger batch_entries_tell after insert or delete on validation_batch_entries
  for each statement execute function tell_team('profiles');
create trigger batches_tell after update on validation_batches
  for each statement execute function tell_team('profiles');

create trigger companies_tell_new after insert on companies for each row
  when (new.validated_at is null) execute function tell_team('companies');
create trigger companies_tell_moved after update on companies for each row
  when ((old.validated_at, old.refused_at, old.asked_at) is distinct from (new.validated_at, new.refused_at, new.asked_at))
  execute function tell_team('companies');
create trigger companies_tell_gone after delete on companies for each row
  when (old.validated_at is null) execute function tell_team('companies');

create trigger plan_requests_tell_new after insert or delete on plan_requests
  for each statement execute function tell_team('plans');
create trigger plan_requests_tell_moved after update on plan_requests for each row
  when (old.status is distinct from new.status) execute function tell_team('plans');

-- 10: STATUS_WAITING_FOR_ADMIN.
create trigger introductions_tell_new after insert on introductions for each row
  when (new.status = 10) execute function tell_team('introductions');
create trigger introductions_tell_moved after update on introductions for each row
  when ((old.status = 10) <> (new.status = 10)) execute function tell_team('introductions');
create trigger introductions_tell_gone after delete on introductions for each row
  when (old.status = 10) execute function tell_team('introductions');

create trigger questions_tell_new after insert or delete on questions
  for each statement execute function tell_team('questions');
create trigger questions_tell_moved after update on questions for each row
  when (old.status is distinct from new.status) execute function tell_team('questions');

create trigger question_reports_tell_new after insert or delete on question_reports
  for each statement execute function tell_team('questionReports');
create trigger question_reports_tell_moved after update on question_reports for each row
  when ((old.handled_at is null) <> (new.handled_at is null)) execute function tell_team('questionReports');

create trigger support_tell_new after insert or delete on support_conversations
  for each statement execute function tell_team('support');
create trigger support_tell_moved after update on support_conversations for each row
  when ((old.status, old.updated_at) is distinct from (new.status, new.updated_at)) execute function tell_team('support');

create trigger emails_tell_moved after update on emails for each row
  when ((old.status = 'failed') <> (new.status = 'failed')) execute function tell_team('failures');
create trigger emails_tell_gone after delete on emails for each row
  when (old.status = 'failed') execute function tell_team('failures');

-- Who of the team opened whose page: one line for each person, page and hour, however often it is loaded again.
create unique index audit_opening_key on audit (actor_id, subject_id, action, (data ->> 'hour'))
  where action like 'opened.%';

-- Where a letter may be declined for good; mail programs show it as a button of their own.
alter table emails add column unsubscribe_url text;
