-- What a company keeps about its candidates: its own stages, who is in charge, tags, reminders, and what was done.

-- Stages are inside the states of the candidate manager: they divide the applications that wait for an answer ('applied')
-- and the open conversations ('open').
create table pipeline_stages (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  -- Null: the stages of all offers that have none of their own.
  job_id uuid references jobs on delete cascade,
  phase text not null check (phase in ('applied', 'open')),
  position integer not null check (position > 0),
  -- A name that the product translates, until the company writes its own.
  preset text check (preset in ('review', 'shortlist', 'first-talk', 'interview', 'proposal')),
  name text check (length(name) between 1 and 40),
  -- The same in all stages of an offer or company; counts the changes.
  version integer not null default 1,
  check (num_nonnulls(preset, name) = 1)
);
create index pipeline_stages_company_idx on pipeline_stages (company_id, job_id, position);
create index pipeline_stages_job_idx on pipeline_stages (job_id) where job_id is not null;

create function add_default_stages() returns trigger language plpgsql as $$
begin
  insert into pipeline_stages (company_id, phase, position, preset)
    select new.id, phase, position, preset
    from (values ('applied', 1, 'review'), ('applied', 2, 'shortlist'), ('open', 3, 'first-talk'),
      ('open', 4, 'interview'), ('open', 5, 'proposal')) as defaults (phase, position, preset);
  return null;
end $$;
create trigger companies_default_stages after insert on companies for each row execute function add_default_stages();
insert into pipeline_stages (company_id, phase, position, preset)
  select id, phase, position, preset from companies,
    (values ('applied', 1, 'review'), ('applied', 2, 'shortlist'), ('open', 3, 'first-talk'),
      ('open', 4, 'interview'), ('open', 5, 'proposal')) as defaults (phase, position, preset);

alter table candidates
  -- Counts only while the candidate is in the phase of the stage.
  add column stage_id uuid references pipeline_stages on delete set null,
  add column stage_since timestamptz,
  -- The recruiter in charge.
  add column owner_id uuid references recruiters on delete set null;
create index candidates_stage_idx on candidates (stage_id) where stage_id is not null;
create index candidates_owner_idx on candidates (owner_id) where owner_id is not null;

-- What colleagues did with a candidate beside introductions and messages, which have their own rows. Append only.
create table candidate_events (
  id uuid primary key default new_id(),
  company_id uuid not null,
  developer_id uuid not null,
  at timestamptz not null,
  actor_id uuid references users on delete set null,
  kind text not null check (kind in ('stage', 'owner', 'no-owner', 'tag-added', 'tag-removed')),
  -- The names at that time: a stage or a tag may be renamed or deleted since.
  before_preset text,
  before_name text,
  after_preset text,
  after_name text,
  -- Who was put in charge; null once their account is erased.
  owner_id uuid references recruiters on delete set null,
  foreign key (company_id, developer_id) references candidates on delete cascade
);
create index candidate_events_pair_idx on candidate_events (company_id, developer_id, at desc);
create index candidate_events_developer_idx on candidate_events (developer_id);
create index candidate_events_actor_idx on candidate_events (actor_id) where actor_id is not null;
create index candidate_events_owner_idx on candidate_events (owner_id) where owner_id is not null;

create table candidate_tags (
  company_id uuid not null,
  developer_id uuid not null,
  name text not null check (length(name) between 1 and 30),
  added_at timestamptz not null,
  foreign key (company_id, developer_id) references candidates on delete cascade
);
-- "Senior" and "senior" are one tag.
create unique index candidate_tags_pair_idx on candidate_tags (company_id, developer_id, lower(name));
create index candidate_tags_name_idx on candidate_tags (company_id, lower(name));
create index candidate_tags_developer_idx on candidate_tags (developer_id);

-- A recruiter asks to be reminded of a candidate on a day (Paris).
create table candidate_reminders (
  id uuid primary key,
  company_id uuid not null,
  developer_id uuid not null,
  recruiter_id uuid not null references recruiters on delete cascade,
  due_on date not null,
  word text check (length(word) between 1 and 200),
  created_at timestamptz not null,
  -- The e-mail of its day was queued.
  told_at timestamptz,
  done_at timestamptz,
  foreign key (company_id, developer_id) references candidates on delete cascade
);
create index candidate_reminders_recruiter_idx on candidate_reminders (recruiter_id, due_on) where done_at is null;
create index candidate_reminders_pair_idx on candidate_reminders (company_id, developer_id);
create index candidate_reminders_developer_idx on candidate_reminders (developer_id);
create index candidate_reminders_due_idx on candidate_reminders (due_on) where done_at is null and told_at is null;

-- A colleague who is named in a note.
create table company_note_mentions (
  note_id uuid not null references company_notes on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  mentioned_at timestamptz not null,
  primary key (note_id, recruiter_id)
);
create index company_note_mentions_recruiter_idx on company_note_mentions (recruiter_id, mentioned_at desc);
