-- What people decide about their data, how an account ends, and who watches those who look at others.

-- The last sign of life: two years after it somebody is written to, then forgotten. Sessions tell it, whoever writes them.
alter table users add column last_contact_at timestamptz not null default now();
update users u set last_contact_at = greatest(u.created_at,
  (select max(s.updated_at) from sessions s where s.user_id = u.id),
  (select d.last_update from developers d where d.id = u.id),
  (select max(m.sent_at) from messages m where m.author_id = u.id));
create index users_contact_idx on users (last_contact_at);

create function note_contact() returns trigger language plpgsql as $$
begin
  update users set last_contact_at = new.updated_at where id = new.user_id and last_contact_at < new.updated_at;
  return null;
end
$$;
create trigger sessions_contact after insert or update of updated_at on sessions
  for each row execute function note_contact();

-- Accounts that are to end, and when; whoever changes their mind, or comes back, takes the row away.
create table erasures (
  user_id uuid primary key references users on delete cascade,
  cause text not null check (cause in ('asked', 'inactive')),
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at >= asked_at)
);
create index erasures_due_idx on erasures (due_at);

-- What somebody agreed to or took back, and when. The latest line of a kind is what holds.
create table consents (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('embeds', 'measurement', 'health')),
  granted boolean not null,
  at timestamptz not null
);
create index consents_user_idx on consents (user_id, at desc);

-- Health data is here only with a consent, so that its row coming and going is the consent given and taken back.
create function note_health_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Not when the whole account goes: its consents go with it.
    insert into consents (user_id, kind, granted, at)
    select id, 'health', false, now() from users where id = old.developer_id;
  else
    insert into consents (user_id, kind, granted, at) values (new.developer_id, 'health', true, new.consented_at);
  end if;
  return null;
end
$$;
insert into consents (user_id, kind, granted, at) select developer_id, 'health', true, consented_at from developer_health;
create trigger developer_health_consent after insert or delete on developer_health
  for each row execute function note_health_consent();
create trigger developer_health_consent_again after update of consented_at on developer_health
  for each row when (old.consented_at is distinct from new.consented_at) execute function note_health_consent();

-- An administrator who acts as somebody: asked for with a reason, for a while, one person at a time.
create table impersonations (
  id uuid primary key default new_id(),
  session_id uuid references sessions on delete set null,
  admin_id uuid references users on delete set null,
  user_id uuid not null references users on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at <= started_at + interval '30 minutes'),
  ended_at timestamptz
);
create unique index impersonations_open_key on impersonations (session_id) where ended_at is null;
create index impersonations_user_idx on impersonations (user_id, started_at desc);
create index impersonations_admin_idx on impersonations (admin_id) where admin_id is not null;

-- Which profiles somebody of the team has opened, by day; what recruiters open is in developer_visits.
create table profile_reads (
  reader_id uuid not null references users on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  day date not null,
  read_at timestamptz not null,
  primary key (reader_id, day, developer_id)
);
create index profile_reads_developer_idx on profile_reads (developer_id);

-- Somebody who has read many more profiles in a day than they usually do: told once a day.
create table reading_alarms (
  reader_id uuid not null references users on delete cascade,
  day date not null,
  profiles integer not null,
  usual integer not null,
  raised_at timestamptz not null,
  primary key (reader_id, day)
);
create index reading_alarms_raised_idx on reading_alarms (raised_at desc);
-- What was read today, and on the days before, by everybody.
create index developer_visits_day_idx on developer_visits (day, recruiter_id);

-- The administrator behind a line, when somebody acted in another's name.
alter table audit add column impersonator_id uuid;
create index audit_action_idx on audit (action, id desc);

-- Append-only, with one exception: somebody who is gone is called by a pseudonym from then on. The database works out
-- the only line that this may make of a line, and refuses any other.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and coalesce(current_setting('vivier.erased_id', true), '') <> '' then return null; end if;
  raise exception 'audit is append-only' using errcode = '42501';
end
$$;

create function pseudonymised(words text) returns text language sql stable as $$
  select replace(replace(words, current_setting('vivier.erased_id'), current_setting('vivier.pseudonym')),
    current_setting('vivier.erased_email'), 'erased')
$$;

create function keep_audit_line() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = current_setting('vivier.erased_id')::uuid)
    or (new.id, new.at, new.action, new.subject_kind) is distinct from (old.id, old.at, old.action, old.subject_kind)
    or new.actor_id::text is distinct from pseudonymised(old.actor_id::text)
    or new.impersonator_id::text is distinct from pseudonymised(old.impersonator_id::text)
    or new.subject_id is distinct from pseudonymised(old.subject_id)
    or new.data is distinct from pseudonymised(old.data::text)::jsonb then
    raise exception 'audit is append-only' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger audit_keep_line before update on audit for each row execute function keep_audit_line();

create function pseudonymise_audit(person uuid, address text, pseudonym uuid) returns void language plpgsql as $$
begin
  perform set_config('vivier.erased_id', person::text, true), set_config('vivier.erased_email', address, true),
    set_config('vivier.pseudonym', pseudonym::text, true);
  update audit set actor_id = pseudonymised(actor_id::text)::uuid,
    impersonator_id = pseudonymised(impersonator_id::text)::uuid,
    subject_id = pseudonymised(subject_id), data = pseudonymised(data::text)::jsonb
  where actor_id = person or impersonator_id = person or subject_id = person::text
    or strpos(data::text, person::text) > 0 or strpos(data::text, address) > 0;
  perform set_config('vivier.erased_id', '', true), set_config('vivier.erased_email', '', true),
    set_config('vivier.pseudonym', '', true);
end
$$;
