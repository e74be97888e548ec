-- The team reads all introductions, the newest first.
create index introductions_created_idx on introductions (created_at desc, id desc);
