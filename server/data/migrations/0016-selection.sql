-- Selections: what each message is recognised by, and what is written for all of them.

-- The key under which the message to this candidate goes out: however often it is sent, it arrives once.
alter table selections add column sent_key uuid not null default gen_random_uuid();

-- What a recruiter has begun to write to everybody in the selection; what is for one person stands with that person.
create table selection_drafts (
  recruiter_id uuid primary key references recruiters on delete cascade,
  company_id uuid not null references companies on delete cascade,
  same_for_all boolean not null,
  message text check (length(message) <= 2000)
);
create index selection_drafts_company_idx on selection_drafts (company_id);
