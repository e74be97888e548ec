import type pg from 'pg';

const atOnce = 50_000;

/**
 * Created by the database itself, without triggers and checks, and only the columns that the library reads.
 * Technologies, places and names are distributed unevenly, as in reality: a few values are frequent, most are rare.
 */
export async function makeManyDevelopers(
  client: pg.ClientBase,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await client.query("set session_replication_role = 'replica'; set synchronous_commit = off; select setseed(0.42)");
  await client.query(choices);
  for (let from = 0; from < count; from += atOnce) {
    const to = Math.min(from + atOnce, count);
    await client.query(people.replaceAll(':from', String(from + 1)).replaceAll(':to', String(to)));
    onProgress(to);
  }
  await client.query('vacuum analyze library_profiles');
  await client.query('vacuum analyze developers');
  await client.query('vacuum analyze developer_technologies');
  await client.query('vacuum analyze developer_places');
}

/** The possible values, numbered: the most frequent first. */
const choices = `
  create temp table technology as
    select row_number() over (order by position)::int as n, id, translate(lower(name_en), ' .#+()/', '') as name from technologies;
  create temp table profession as
    select row_number() over (order by id)::int as n, id,
      translate(lower(unaccent(display_name_fr || ' ' || display_name_en)), '·-', '  ') as name
    from professions where parent_id is not null;
  create temp table place as
    select row_number() over (order by population desc)::int as n, id, country_code || ':' || area1_fr as region,
      translate(search, '|-', '  ') as name
    from places where country_code in ('FR', 'BE', 'CH') order by population desc limit 400;
  create unique index on technology (n);
  create unique index on profession (n);
  create unique index on place (n);
  analyze technology;
  analyze profession;
  analyze place`;

/** Numbers from 1 on, small ones more often; the use of i makes the database choose again for each row. */
const some = (most: number, length: number, skew: number) =>
  `array(select distinct 1 + floor(power(random(), ${skew}) * ${length})::int
    from generate_series(1, 1 + floor(random() * ${most})::int) where i > 0)`;
const several = (values: string[], count: number, skew: number) =>
  `array(select distinct (array['${values.join("', '")}'])[1 + floor(power(random(), ${skew}) * ${values.length})::int]
    from generate_series(1, ${count}) where i > 0)`;

/** Half of the languages are spoken well, a quarter fluently. */
const levels = `array(select mark from unnest(languages) language, lateral (select language as mark
    union all select language || '~40' where random() < 0.7 union all select language || '~70' where random() < 0.5
    union all select language || '~100' where random() < 0.25) marks where i > 0)`;
const states = `(array['actively_searching', 'open_opportunities', 'dreamjob_only'])[1 + floor(random() * 3)::int]`;

const people = `
  create temp table chosen as
    select i, ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid as id,
      ${some(6, 200, 2.5)} as technologies, 1 + floor(power(random(), 1.5) * 60)::int as profession,
      ${some(3, 400, 3)} as places, floor(power(random(), 2) * 25)::int as years,
      case when random() < 0.8 then 28 + floor(random() * 60)::int end as salary,
      case when random() < 0.85 then (array['hybrid', 'fullTime', 'no'])[1 + floor(power(random(), 1.5) * 3)::int] end as remote,
      ${several(['permanent', 'freelance', 'fixedTerm', 'internship', 'apprenticeship'], 2, 2)} as contracts,
      ${several(['fr', 'en', 'es', 'de', 'it', 'pt', 'ar', 'nl', 'pl', 'ru'], 3, 2.5)} as languages,
      case when random() < 0.05 then 1 + floor(random() * 3)::int else 0 end as boost, random() < 0.04 as recommended,
      now() - random() * interval '300 days' as last_update,
      'societe' || floor(power(random(), 2) * 40000)::int as employer,
      'prenom' || floor(power(random(), 2) * 3000)::int || ' nom' || floor(random() * 60000)::int as name,
      concat_ws(' ', 'ancien' || floor(random() * 40000)::int, 'ecole' || floor(power(random(), 2) * 500)::int,
        'projet' || floor(random() * 20000)::int, 'titre' || floor(power(random(), 3) * 2000)::int) as past
    from generate_series(:from, :to) i;
  insert into developers (id, display_name, one_sentence_description, profession_id, code_experience_years,
      job_search_state, contract_types, remote_frequency, salary, validation_status, is_short, last_update)
    select c.id, c.name, 'Une phrase qui dit l’essentiel en quelques mots.', p.id, years, 'actively_searching',
      contracts, remote, salary, 'published', false, last_update
    from chosen c join profession p on p.n = c.profession;
  insert into developer_technologies (developer_id, technology_id, position)
    select c.id, t.id, u.n - 1 from chosen c, unnest(c.technologies) with ordinality u (number, n) join technology t on t.n = u.number;
  insert into developer_places (developer_id, kind, place_id, position)
    select c.id, kind, p.id, u.n - 1 from chosen c, unnest(array['current', 'dream']) kind,
      unnest(c.places) with ordinality u (number, n) join place p on p.n = u.number where kind = 'dream' or u.n = 1;
  insert into library_profiles (developer_id, listed, listed_at, boost, last_update, recommended, profession_id,
      technology_ids, technology_strengths, contract_types, place_ids, region_ids, remote, salary, years, language_ids, language_marks, state, answering,
      words, hidden_from)
    select c.id, true, last_update, boost, last_update, recommended, p.id, t.ids, t.strengths, contracts, w.ids, w.regions, remote, salary, years,
      languages, ${levels} as marks, ${states} as state, case when random() < 0.3 then floor(random() * 101)::int end, ' ' || concat_ws(' ', c.name, p.name, t.names, w.names, employer, past, 'phrase essentiel quelques mots') || ' ',
      array[employer, '=' || employer]
    from chosen c join profession p on p.n = c.profession,
      lateral (select array_agg(id) as ids, string_agg(name, ' ') as names,
        array_agg((60 + floor(random() * 41))::smallint) as strengths from technology where n = any(c.technologies)) t,
      lateral (select array_agg(id) as ids, array_agg(distinct region) as regions, string_agg(name, ' ') as names
        from place where n = any(c.places)) w;
  drop table chosen`;
