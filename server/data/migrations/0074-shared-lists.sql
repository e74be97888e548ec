-- Searches and lists of people that a recruiter shares with colleagues (docs/product/library.md).

alter table saved_searches
  -- Null for a shared search whose author has left the company: it is the company's.
  alter column recruiter_id drop not null,
  -- Shared with the company since then.
  add column shared_at timestamptz,
  add constraint saved_searches_owner check (recruiter_id is not null or shared_at is not null);
create index saved_searches_shared_idx on saved_searches (company_id, shared_at desc) where shared_at is not null;

-- What a search is for one recruiter: the last look at its profiles, and the alert of a colleague for a shared one. The
-- alert of the author is in saved_searches.
create table saved_search_readers (
  id uuid primary key default new_id(),
  search_id uuid not null references saved_searches on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  looked_at timestamptz not null default now(),
  alert boolean not null default false,
  alerted_at timestamptz not null default now(),
  unique (search_id, recruiter_id)
);
create index saved_search_readers_recruiter_idx on saved_search_readers (recruiter_id);
create index saved_search_readers_alert_idx on saved_search_readers (recruiter_id) where alert;

-- Several people may be told of the profiles of one search.
alter table saved_search_hits add column recruiter_id uuid references recruiters on delete cascade;
update saved_search_hits h set recruiter_id = s.recruiter_id from saved_searches s where s.id = h.search_id;
alter table saved_search_hits
  alter column recruiter_id set not null,
  drop constraint saved_search_hits_pkey,
  add primary key (search_id, recruiter_id, developer_id);
create index saved_search_hits_recruiter_idx on saved_search_hits (recruiter_id, developer_id);

-- Named lists of people, beside the favourites.
create table profile_lists (
  -- Chosen by the browser that creates it: the same list sent twice is one.
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- Null for a shared list whose author has left the company: it is the company's.
  author_id uuid references recruiters on delete set null,
  name text not null check (length(name) between 1 and 60),
  shared boolean not null default false,
  created_at timestamptz not null
);
create index profile_lists_company_idx on profile_lists (company_id, created_at desc);
create index profile_lists_author_idx on profile_lists (author_id) where author_id is not null;

create table profile_list_people (
  list_id uuid not null references profile_lists on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  added_by uuid references recruiters on delete set null,
  added_at timestamptz not null,
  primary key (list_id, developer_id)
);
create index profile_list_people_developer_idx on profile_list_people (developer_id);
create index profile_list_people_added_by_idx on profile_list_people (added_by) where added_by is not null;
