-- What the team works with: who signs its letters, why a profile is taken out, what waits to be published together,
-- and answers to those who wrote to us.

-- Five places. The first signs unless another is chosen; all of them are shown to companies.
create table staff (
  position smallint primary key check (position between 0 and 4),
  -- The first name in small letters.
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  short text not null,
  role_fr text not null,
  role_en text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  phone_number text,
  pic_handle text,
  template_id text not null default '75',
  -- The administrator with this address, if there is one.
  user_id uuid references users on delete set null,
  updated_at timestamptz not null default now()
);

-- Words of the team in the place of those that come with the product (services/moderation/disable-texts.ts).
create table disable_templates (
  reason text not null,
  locale text not null check (locale in ('fr', 'en')),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  primary key (reason, locale)
);

-- Profiles that were reviewed are published together. One batch is open at a time; those before it are what happened.
create table validation_batches (
  id uuid primary key default new_id(),
  created_at timestamptz not null default now(),
  -- Null: when somebody of the team says so.
  publish_at timestamptz,
  published_at timestamptz,
  published_by uuid references users on delete set null
);
create unique index validation_batches_open_key on validation_batches ((true)) where published_at is null;

create table validation_batch_entries (
  batch_id uuid not null references validation_batches on delete cascade,
  developer_id uuid not null references developers on delete cascade,
  added_at timestamptz not null default now(),
  region text,
  experience integer,
  profession text,
  primary key (batch_id, developer_id)
);
create index validation_batch_entries_developer_idx on validation_batch_entries (developer_id);

-- 'region is the first present of level-1 area, level-2 area or country of the developer's first dream place; profession
-- is the French name, else the English one.'
create function batch_data(developer uuid) returns table (region text, experience integer, profession text)
language sql stable as $$
  select coalesce(nullif(p.area1_fr, ''), nullif(p.area2_fr, ''), c.name_fr, p.country_code),
    d.code_experience_years, coalesce(nullif(pr.name_fr, ''), pr.name_en)
  from developers d
  left join lateral (
    select place_id from developer_places dp where dp.developer_id = d.id and dp.kind = 'dream'
    order by dp.position limit 1
  ) first on true
  left join places p on p.id = first.place_id
  left join countries c on c.code = p.country_code
  left join professions pr on pr.id = d.profession_id
  where d.id = developer
$$;

-- Who was reviewed before there were batches waits in the first one.
with batch as (
  insert into validation_batches (created_at)
  select now() where exists (select from developers where validation_status = 'reviewed') returning id
)
insert into validation_batch_entries (batch_id, developer_id, added_at, region, experience, profession)
select batch.id, d.id, coalesce(d.validation_date, now()), data.region, data.experience, data.profession
from batch, developers d, batch_data(d.id) data where d.validation_status = 'reviewed';

-- As the specification spells it, from before the product had its own spelling.
update developers set disabled_reason = 'TooManySpellingMistakes' where disabled_reason = 'TooMushSpellingMistakes';
create index developers_waiting_idx on developers (created_at)
  where disabled_at is null and not is_short and (validation_status is null or validation_status = 'waiting');
create index developers_disabled_idx on developers (disabled_at desc) where disabled_at is not null;

create index developers_name_idx on developers using gin (display_name gin_trgm_ops);

-- Who signs, when it is not the product itself: 'Name <address>'. A letter that failed may be left at that.
alter table emails add column from_address text,
  drop constraint emails_status_check,
  add constraint emails_status_check check (status in ('queued', 'sent', 'failed', 'dropped'));

-- A row that the team has changed is the team's: what comes with the product does not write over it any more.
alter table technologies add column edited_at timestamptz;
alter table professions add column edited_at timestamptz;

-- A report of a profile and an error that somebody met begin with words of ours (domain/support/prefilled.ts).
alter table support_conversations add column updated_at timestamptz not null default now(),
  add column kind text not null default 'message' check (kind in ('message', 'report', 'error'));
update support_conversations c set updated_at = coalesce(
  (select max(m.created_at) from support_messages m where m.conversation_id = c.id), c.created_at);
update support_conversations c set kind = 'report' where exists (select from support_messages m
  where m.conversation_id = c.id and m.text like 'Bonjour ! Je souhaite reporter un développeur (id: %');
alter table support_messages add column author_id uuid references users on delete set null;
create index support_conversations_status_idx on support_conversations (status, updated_at);
create index support_messages_author_idx on support_messages (author_id);
