-- The company directory (docs/product/companies.md) is searched and put in order by names without accents.
alter table companies add column plain_name text not null generated always as (plain_words(name)) stored;
