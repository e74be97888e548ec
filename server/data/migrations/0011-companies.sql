-- What companies and recruiters need to be edited, checked by the team and found.

-- When the team was last asked to look at a company: one that was refused may ask again, and waits behind the others.
alter table companies add column asked_at timestamptz;
update companies set asked_at = created_at;
alter table companies alter column asked_at set default now(), alter column asked_at set not null;
drop index companies_waiting_idx;
create index companies_waiting_idx on companies (asked_at) where validated_at is null and refused_at is null;

-- How often a page was saved: a form filled in on an older state is told so instead of overwriting it.
alter table companies add column version integer not null default 0;
alter table recruiters add column version integer not null default 0;

-- Addresses that a company had under earlier names; they lead to the present one, and nobody else gets them.
create table company_aliases (
  alias text primary key,
  company_id uuid not null references companies on delete cascade,
  created_at timestamptz not null default now()
);
create index company_aliases_company_idx on company_aliases (company_id);

-- Companies are looked for by a part of their name; the alias is the name without accents or capitals.
create index companies_alias_idx on companies using gin (seo_alias gin_trgm_ops);
create index companies_name_idx on companies (lower(name));

create index company_invitations_email_idx on company_invitations (email) where accepted_at is null;

-- Why a plan was not given.
alter table plan_requests add column answer text check (length(answer) <= 2000);
