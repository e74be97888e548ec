-- The CV that somebody sent as a file. What the file is called, how long it is and when it came is in `files`.
create table developer_cvs (
  developer_id uuid primary key references developers on delete cascade,
  -- Without a cascade: a file that is somebody's CV cannot be forgotten.
  handle text not null unique references files
);

alter table files add constraint files_original_name_check check (length(original_name) between 1 and 200);
