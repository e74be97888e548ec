-- What people choose from. Filled at start from the files beside the product, never by hand.

create table professions (
  id text primary key,
  parent_id text references professions,
  position integer not null,
  name_fr text not null,
  name_en text not null,
  display_name_fr text not null,
  display_name_en text not null
);

create table technologies (
  id text primary key,
  name_fr text not null,
  name_en text not null,
  category text not null,
  -- Name of the icon; null when the technology has none and the fallback is shown.
  handle text,
  position integer not null
);

create table languages (
  id text primary key,
  name_fr text not null,
  name_en text not null
);

create table places (
  id text primary key,
  locality_fr text not null,
  locality_en text not null,
  country_code text not null,
  area1_fr text,
  area1_en text,
  area2_fr text,
  area2_en text,
  population integer not null default 0,
  latitude double precision not null,
  longitude double precision not null,
  -- Both names without accents, in lower case: what is typed is looked up here.
  search text not null
);
-- Without fastupdate: a pending list would make the planner pass the index by after the table is filled.
create index places_search_idx on places using gin (search gin_trgm_ops) with (fastupdate = off);

create table countries (
  code text primary key,
  name_fr text not null,
  name_en text not null
);

-- Which version of each file of lookups is in the tables above.
create table lookup_versions (
  name text primary key,
  version text not null
);
