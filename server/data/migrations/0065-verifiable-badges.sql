-- docs/product/assessments.md, Verifiable badges: a settled result that a developer takes away as a signed file.

-- The keys that sign. A retired key keeps its public half, so that what it has signed can still be verified.
create table badge_keys (
  -- The public half in the form of the standard: it is also the name of the key.
  public_key text primary key,
  -- The private half, encrypted with a key made from SECRET.
  sealed_key bytea,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((sealed_key is null) = (retired_at is not null))
);
-- One key signs at a time, however many processes start at once.
create unique index badge_keys_active_idx on badge_keys ((true)) where retired_at is null;

-- One row for each signed file, without anything about the person: the row stays after the account is erased, so that
-- the file stays revoked and its page says that the badge was withdrawn.
create table badge_statuses (
  list integer not null check (list >= 1),
  place integer not null check (place between 0 and 131071),
  -- SHA-256 of the unguessable part of the page's address.
  page_hash bytea not null,
  revoked boolean not null default false,
  primary key (list, place)
);
create index badge_statuses_page_idx on badge_statuses (page_hash);

create table test_badges (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  test_id uuid not null references tests on delete cascade,
  session_id uuid not null references test_sessions on delete cascade,
  handle text not null unique,
  -- The signed file, letter for letter.
  document text not null,
  status_list integer not null,
  status_place integer not null,
  issued_at timestamptz not null,
  shared_at timestamptz,
  unique (user_id, test_id),
  unique (status_list, status_place),
  foreign key (status_list, status_place) references badge_statuses
);
create index test_badges_test_idx on test_badges (test_id);
create index test_badges_session_idx on test_badges (session_id);

-- Whatever takes a badge away revokes its file in the same moment: withdrawal, renewal, an erased account.
create function revoke_badge() returns trigger language plpgsql as $$
begin
  update badge_statuses set revoked = true where list = old.status_list and place = old.status_place;
  return null;
end $$;
create trigger test_badges_gone after delete on test_badges for each row execute function revoke_badge();
create trigger test_badges_renewed after update of status_list, status_place on test_badges
  for each row when ((old.status_list, old.status_place) is distinct from (new.status_list, new.status_place))
  execute function revoke_badge();

-- The team does not stand behind the result of this session: it gives no badge.
alter table test_sessions add column badge_refused_at timestamptz;
