-- Files that are sent with an e-mail: [{ name, type, content }].
alter table emails add column attachments jsonb not null default '[]';
