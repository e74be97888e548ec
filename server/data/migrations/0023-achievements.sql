-- When the person has found it on their page; new until then.
alter table achievements add column seen_at timestamptz;
