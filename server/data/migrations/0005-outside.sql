-- What the embedded defaults of the outside services keep, and what the product remembers of itself.

create table files (
  handle text primary key,
  owner_id uuid references users on delete set null,
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  original_name text,
  created_at timestamptz not null default now()
);
create index files_owner_idx on files (owner_id);

create table emails (
  id uuid primary key default new_id(),
  -- The same message asked for twice is sent once.
  message_key text not null unique,
  user_id uuid references users on delete cascade,
  to_address text not null,
  locale text not null check (locale in ('fr', 'en')),
  template text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index emails_created_idx on emails (created_at desc);
create index emails_failed_idx on emails (created_at) where status = 'failed';

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  user_id uuid references users on delete set null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index events_name_idx on events (name, created_at);

-- Who did what to whom. Append-only: the database refuses to change or remove a line.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text,
  data jsonb not null default '{}'
);
create index audit_subject_idx on audit (subject_kind, subject_id, at);
create index audit_actor_idx on audit (actor_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit is append-only' using errcode = '42501';
end
$$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

create table support_conversations (
  id uuid primary key default new_id(),
  user_id uuid references users on delete set null,
  reply_to text,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);

create table support_messages (
  id uuid primary key default new_id(),
  conversation_id uuid not null references support_conversations on delete cascade,
  -- Chosen by the sender: repeating a request stores nothing twice.
  request_key text not null unique,
  from_staff boolean not null default false,
  text text not null check (length(text) between 1 and 8000),
  created_at timestamptz not null default now()
);
create index support_messages_conversation_idx on support_messages (conversation_id, created_at);

create table bookings (
  id uuid primary key default new_id(),
  -- One call per slot, and one coming call per person.
  slot timestamptz not null unique,
  user_id uuid not null unique references users on delete cascade,
  created_at timestamptz not null default now()
);
