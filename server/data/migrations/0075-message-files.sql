-- Files of messages. A message with files may have no text (docs/product/contact.md, Files in messages).

alter table messages drop constraint messages_body_check;
alter table messages add constraint messages_body_check check (length(body) <= 5000);

create table message_files (
  -- A file belongs to one message.
  handle text primary key references files,
  message_id uuid not null references messages on delete cascade,
  -- In the order in which the author chose them.
  place integer not null check (place between 1 and 3),
  unique (message_id, place)
);
