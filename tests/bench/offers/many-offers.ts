import type pg from 'pg';

/**
 * Open offers of one thousand companies, created by the database itself without triggers. As in reality, a few
 * technologies, cities and professions are frequent and most are rare.
 */
export async function makeManyOffers(client: pg.ClientBase, count: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'; set synchronous_commit = off; select setseed(0.17)");
  await client.query(statements.replaceAll(':count', String(count)));
  for (const name of ['jobs', 'job_technologies', 'job_languages', 'companies', 'indexed_jobs'])
    await client.query(`vacuum analyze ${name}`);
}

const skewed = (length: number, skew: number) => `(1 + floor(power(random(), ${skew}) * ${length})::int)`;
const oneOf = (values: string[], skew: number) =>
  `(array['${values.join("', '")}'])[1 + floor(power(random(), ${skew}) * ${values.length})::int]`;

const statements = `
  create temp table a_technology as select row_number() over (order by position)::int as n, id, name_en from technologies;
  create temp table a_profession as
    select row_number() over (order by id)::int as n, id from professions where parent_id is not null;
  create temp table a_place as select row_number() over (order by population desc)::int as n, id
    from places where country_code in ('FR', 'BE', 'CH') order by population desc limit 400;
  create temp table a_company as select i as n, new_id() as id from generate_series(1, 1000) i;
  insert into companies (id, name, validated_at) select id, 'Societe ' || n, now() from a_company;
  create temp table made as
    select i, new_id() as id, (1 + floor(random() * 1000))::int as company, ${skewed(60, 1.5)} as profession,
      ${skewed(400, 3)} as place, ${oneOf(['permanent', 'freelance', 'apprenticeship', 'internship', 'fixedTerm'], 2)} as contract,
      ${oneOf(['hybrid', 'fullTime', 'no'], 1.3)} as remote, 30 + floor(random() * 40)::int as pay,
      floor(random() * 6)::int as least
    from generate_series(1, :count) i;
  insert into jobs (id, company_id, seo_alias, status, title, description, profession_id, contract_type, place_id,
      remote_frequency, salary_min, salary_max, years_min, published_at, confirmed_at, search)
    select m.id, c.id, 'offre-' || m.i, 'JOB_PUBLISHED', 'Offre ' || m.i, repeat('Une équipe calme. ', 60), p.id,
      m.contract, pl.id, m.remote, m.pay, m.pay + 8, m.least, now() - random() * interval '50 days', now(),
      ' offre ' || m.i || ' equipe calme ' || m.contract || case when m.i % 2 = 0 then ' agile ' else ' ' end
    from made m join a_company c on c.n = m.company left join a_profession p on p.n = m.profession
      left join a_place pl on pl.n = m.place;
  insert into job_technologies (job_id, technology_id, position, required)
    select m.id, t.id, k.n, k.n <= 2
    from made m, lateral (select n, ${skewed(200, 2.5)} as chosen from generate_series(1, 5) n where m.i > 0) k
      join a_technology t on t.n = k.chosen
    on conflict do nothing;
  insert into job_languages (job_id, language_id, level, position)
    select id, 'fr', 100, 0 from made union all select id, 'en', 70, 1 from made where i % 2 = 0;
  insert into indexed_jobs (job_id) select id from made`;
