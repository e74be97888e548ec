-- When a profile was first complete, and first published: the figures of the team say how many developers come that far
-- after they have signed up, and in how many days (docs/product/moderation.md, Figures).
alter table developers add column completed_at timestamptz, add column published_at timestamptz;

-- The moment of publication is that of the batch. When an older profile became complete is not known.
update developers d set published_at = first.published_at
from (select e.developer_id, min(b.published_at) as published_at
  from validation_batch_entries e join validation_batches b on b.id = e.batch_id
  where b.published_at is not null group by e.developer_id) first
where first.developer_id = d.id and d.validation_status = 'published';

-- The figures of the team, made every night: with very many developers they take seconds. One row for each period.
create table marketplace_figures (
  days integer primary key check (days > 0),
  made_at timestamptz not null,
  figures jsonb not null
);
