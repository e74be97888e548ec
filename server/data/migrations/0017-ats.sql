-- The interface for a company's own applicant tracking: keys, requests that may be repeated, applications, webhooks.

-- The id that the company's own system gives an offer.
alter table jobs add column external_id text check (length(external_id) between 1 and 200);
create unique index jobs_external_idx on jobs (company_id, external_id) where external_id is not null;

create table api_keys (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- SHA-256. A key is 32 random bytes: nobody guesses one, so that a slow hash would protect nothing more.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- Its last characters, by which people tell their keys apart.
  key_end text not null check (length(key_end) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_company_idx on api_keys (company_id, created_at);
create index api_keys_creator_idx on api_keys (created_by) where created_by is not null;

-- Writes that came with a key of their own: asked again, they are answered as they were the first time.
create table api_requests (
  company_id uuid not null references companies on delete cascade,
  key text not null check (length(key) between 1 and 200),
  -- Method, address and body: the same key with anything else is a mistake.
  request_hash bytea not null,
  -- Null while it is under way.
  status integer,
  answer text,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, key),
  check ((status is null) = (answer is null))
);
create index api_requests_expiry_idx on api_requests (expires_at);

-- 'This person has applied to us', says a company. It counts once the person has said so too: until then nobody at the
-- company can tell whether the address has an account here.
create table ats_applications (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  -- Null: a spontaneous application.
  job_id uuid references jobs on delete cascade,
  message text check (length(message) between 1 and 5000),
  received_at timestamptz not null,
  -- Said yes or no: the row stays, so that the same application does not ask twice.
  answered_at timestamptz,
  expires_at timestamptz not null,
  unique nulls not distinct (developer_id, company_id, job_id)
);
create index ats_applications_company_idx on ats_applications (company_id);
create index ats_applications_job_idx on ats_applications (job_id) where job_id is not null;
create index ats_applications_expiry_idx on ats_applications (expires_at) where answered_at is null;

create table webhooks (
  id uuid primary key default new_id(),
  company_id uuid not null references companies on delete cascade,
  url text not null check (length(url) between 1 and 2000),
  -- In clear: every message is signed with it.
  secret text not null,
  enabled boolean not null default true,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index webhooks_company_idx on webhooks (company_id, created_at);
create index webhooks_creator_idx on webhooks (created_by) where created_by is not null;

-- What is or was sent: the log, and what the worker works from.
create table webhook_deliveries (
  id uuid primary key default new_id(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null check (event in ('introduction.changed', 'ping')),
  -- As text: a signature is one of bytes. Ids and states only, never what would have to be permitted.
  payload text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  response_code integer,
  -- Why the last attempt came to nothing: domain/ats/webhook.ts
  failure text check (failure in ('answered', 'timeout', 'unreachable', 'address', 'disabled')),
  check ((status = 'waiting') = (next_attempt_at is not null))
);
create index webhook_deliveries_log_idx on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_age_idx on webhook_deliveries (created_at);
