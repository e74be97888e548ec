-- Where a session was begun from, as a keyed hash that is another one every day: enough to see that many people play from one
-- place on one day, and of no use for anything else.
alter table test_sessions add column address_key text;
create index test_sessions_address_idx on test_sessions (address_key, test_id) where address_key is not null;
