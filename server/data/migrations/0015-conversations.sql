-- Conversations that are alive: looked through every few minutes for messages that nobody has read.
create index introductions_lively_idx on introductions (last_message_at) where status in (30, 31, 32, 40);
