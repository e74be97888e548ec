-- Meetings of a conversation (docs/product/contact.md, Meetings).
create table meetings (
  -- Chosen by the browser that proposes: the same proposal sent twice is one meeting.
  id uuid primary key,
  introduction_id uuid not null references introductions on delete cascade,
  -- The recruiter who proposed it, or moved it last.
  organiser_id uuid references recruiters on delete set null,
  status text not null check (status in ('proposed', 'accepted', 'declined', 'cancelled')),
  kind text not null check (kind in ('talk', 'technical', 'team', 'other')),
  title text check (length(title) between 1 and 80),
  -- Null with a booking page, which says it.
  minutes integer check (minutes in (15, 30, 45, 60, 90)),
  -- What the developer chooses from, in order.
  slots timestamptz[] not null default '{}' check (cardinality(slots) <= 5),
  booking_url text check (length(booking_url) <= 500),
  -- Where the proposer read the hours.
  time_zone text not null check (length(time_zone) between 1 and 64),
  video_url text check (length(video_url) <= 500),
  place text check (length(place) between 1 and 200),
  -- The slot that was accepted.
  starts_at timestamptz,
  -- How often it was changed: of two changes at once the second is refused, and calendar programs keep the highest.
  version integer not null default 0,
  -- When what counts now was proposed.
  proposed_at timestamptz not null,
  constraint meetings_one_way check (num_nonnulls(minutes, booking_url) = 1 and (booking_url is null) = (cardinality(slots) > 0)),
  constraint meetings_accepted check (status <> 'accepted' or starts_at is not null)
);
create index meetings_introduction_idx on meetings (introduction_id);
create index meetings_organiser_idx on meetings (organiser_id) where organiser_id is not null;

-- Every change with who and when. Append only.
create table meeting_events (
  id uuid primary key default new_id(),
  meeting_id uuid not null references meetings on delete cascade,
  -- The version that it made.
  version integer not null,
  at timestamptz not null,
  event text not null check (event in ('propose', 'accept', 'decline', 'move', 'cancel')),
  actor_kind text not null check (actor_kind in ('recruiter', 'developer', 'clock')),
  actor_id uuid references users on delete set null,
  -- The time that was accepted, or that no longer counts.
  starts_at timestamptz,
  word text check (length(word) between 1 and 1000),
  unique (meeting_id, version)
);
create index meeting_events_actor_idx on meeting_events (actor_id) where actor_id is not null;
