-- Former addresses of profiles that still lead to the present one (docs/product/profile.md, Addresses of profiles). A row
-- is kept only while every word of its name is still shown, so the table holds no name that a developer hides.
create table developer_former_aliases (
  alias text primary key,
  developer_id uuid not null references developers (id) on delete cascade,
  shown_name text not null,
  retired_at timestamptz not null default now()
);
create index developer_former_aliases_developer_idx on developer_former_aliases (developer_id);
