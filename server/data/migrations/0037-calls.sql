-- Calls of the team with developers (docs/product/profile.md, Boost call): one row for each call, also after it.
create table calls (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  -- 'own': a slot of the product; else the provider whose calendar was used, 'other' where that is not known.
  source text not null check (source in ('own', 'calendly', 'cal.com', 'other')),
  -- Unknown for a call that a provider reported before this table existed.
  starts_at timestamptz check (starts_at is not null or source <> 'own'),
  status text not null default 'booked' check (status in ('booked', 'held', 'missed', 'cancelled')),
  cancelled_side text check (cancelled_side in ('developer', 'team', 'provider')),
  reason text,
  -- How often the call was moved or cancelled: calendar programs keep the highest number.
  sequence integer not null default 0,
  -- Who of the team makes the call, as the roster said when it was booked: a later change must reach the same mailbox.
  host_name text,
  host_email text,
  -- Where the person moves or cancels a call of a provider.
  manage_url text,
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint calls_cancelled check ((status = 'cancelled') = (cancelled_side is not null))
);
-- One call in each slot, and one booked call for each person.
create unique index calls_slot_key on calls (starts_at) where status = 'booked' and source = 'own';
create unique index calls_open_key on calls (developer_id) where status = 'booked';
create index calls_developer_idx on calls (developer_id, created_at desc);
create index calls_done_idx on calls (changed_at desc) where status <> 'booked';

insert into calls (developer_id, source, starts_at, created_at, changed_at)
  select b.user_id, 'own', b.slot, b.created_at, b.created_at from bookings b join developers d on d.id = b.user_id;
-- Calls of a provider, whose day was not stored.
insert into calls (developer_id, source, created_at, changed_at)
  select c.developer_id, 'other', coalesce(c.recommendation_call_date, now()), coalesce(c.recommendation_call_date, now())
  from developer_confidential c where c.recommendation_call_status = 'booked'
    and not exists (select from bookings b where b.user_id = c.developer_id);
drop table bookings;

create trigger calls_notify_new after insert or delete on calls
  for each statement execute function notify_team('calls');
create trigger calls_notify_moved after update on calls for each row
  when ((old.status, old.starts_at) is distinct from (new.status, new.starts_at)) execute function notify_team('calls');
