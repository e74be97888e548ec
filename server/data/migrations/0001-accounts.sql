-- Who can sign in. The library that keeps accounts reads and writes these tables; the names are ours.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Time-ordered identifiers (UUID version 7), so that indexes grow at one end.
-- Written here because servers before 18 have no uuidv7().
create function new_id() returns uuid
language sql volatile parallel safe as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

create table users (
  id uuid primary key default new_id(),
  email text not null check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  name text not null check (length(name) <= 200),
  image text,
  role text not null check (role in ('ADMIN', 'RECRUITER', 'DEVELOPER')),
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- At most one account per e-mail, whatever the case it was typed in.
create unique index users_email_key on users (lower(email));

create table sessions (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_idx on sessions (user_id);

create table credentials (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user_idx on credentials (user_id);

create table verifications (
  id uuid primary key default new_id(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier_idx on verifications (identifier);

create table two_factors (
  id uuid primary key default new_id(),
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- One row per limited thing (an address, an account); the window starts again by itself.
create unlogged table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
