-- A category of tests is a technology with its own portal. The groups of the tests page are themes.
alter table test_categories rename to test_themes;
alter table test_themes rename constraint test_categories_pkey to test_themes_pkey;
alter table test_themes rename constraint test_categories_slug_fr_key to test_themes_slug_fr_key;
alter table test_themes rename constraint test_categories_slug_en_key to test_themes_slug_en_key;
alter table tests rename column category_id to theme_id;
alter table tests rename constraint tests_category_id_fkey to tests_theme_id_fkey;
alter index tests_category_idx rename to tests_theme_idx;

-- A technology gets its category with its first published test, and keeps its address.
create table test_categories (
  technology_id text primary key references technologies on delete cascade,
  slug_fr text not null unique,
  -- Null: the same as in French.
  slug_en text unique
);

create function slug_of(name text) returns text language sql immutable parallel safe
return btrim(regexp_replace(folded_text(name), '[^a-z0-9]+', '-', 'g'), '-');

-- A name that is the same in both languages gives the id as address, because ids write out signs: c-sharp, node-js.
create function add_test_category(technology text) returns void language sql as $$
  insert into test_categories (technology_id, slug_fr, slug_en)
  select id, case when name_fr = name_en then id else coalesce(nullif(slug_of(name_fr), ''), id) end,
    case when name_fr <> name_en then nullif(slug_of(name_en), '') end
  from technologies where id = technology
  on conflict do nothing
$$;

create function add_category_of_test() returns trigger language plpgsql as $$
begin
  perform add_test_category(new.technology_id);
  return null;
end $$;
create trigger tests_add_category after insert or update of status, technology_id on tests
  for each row when (new.status = 'PUBLISHED') execute function add_category_of_test();

select add_test_category(technology_id) from (select distinct technology_id from tests where status = 'PUBLISHED') as kept;
