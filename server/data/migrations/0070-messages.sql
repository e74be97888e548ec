-- Templates of first messages, and conversations that one of their sides reports to the team.

create table message_templates (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  -- Null: shared. Colleagues with the right to start conversations use and edit it.
  owner_id uuid references recruiters on delete cascade,
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  -- Counts the changes.
  version integer not null default 1,
  changed_at timestamptz not null
);
create index message_templates_company_idx on message_templates (company_id, owner_id);
create index message_templates_owner_idx on message_templates (owner_id) where owner_id is not null;

create table conversation_reports (
  id uuid primary key default new_id(),
  introduction_id uuid not null references introductions on delete cascade,
  reporter_id uuid not null references users on delete cascade,
  side text not null check (side in ('developer', 'recruiter')),
  reason text not null check (reason in ('disrespect', 'discrimination', 'harassment', 'fraud', 'spam', 'other')),
  words text not null check (length(words) between 1 and 1000),
  -- The last message at that time: the team reads no later ones.
  last_position integer not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references users on delete set null,
  check (handled_by is null or handled_at is not null)
);
-- A person reports a conversation once until the team has looked.
create unique index conversation_reports_once_idx on conversation_reports (introduction_id, reporter_id)
  where handled_at is null;
create index conversation_reports_introduction_idx on conversation_reports (introduction_id);
create index conversation_reports_open_idx on conversation_reports (created_at, id) where handled_at is null;
create index conversation_reports_reporter_idx on conversation_reports (reporter_id);
create index conversation_reports_handler_idx on conversation_reports (handled_by) where handled_by is not null;

create trigger conversation_reports_notify_new after insert or delete on conversation_reports
  for each statement execute function notify_team('introductions');
create trigger conversation_reports_notify_moved after update on conversation_reports for each row
  when ((old.handled_at is null) <> (new.handled_at is null)) execute function notify_team('introductions');
