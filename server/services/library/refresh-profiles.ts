import { type RawBuilder, sql } from 'kysely';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { type Proof, strengthOf } from '../../../domain/fit/strength.ts';
import { leastRequests } from '../../../domain/fit/weights.ts';
import { hiddenFrom } from '../../../domain/library/employer.ts';
import { languageLevels, testRanks } from '../../../domain/library/marks.ts';
import { profileWords } from '../../../domain/library/words.ts';
import { seesCard } from '../../../domain/permissions/profile.ts';
import { readVisibility } from '../../../domain/profile/visibility.ts';
import type { Trx } from '../../data/database.ts';
import { entryTables } from '../../data/entry-tables.ts';
import type { DB } from '../../data/schema.generated.ts';

/**
 * Updates the rows of the CV library in the transaction that changed the profiles. They contain nothing confidential:
 * only the shown name, and no telephone, address, link or health information.
 */
export async function refreshProfiles(trx: Trx, developerIds: readonly string[]): Promise<void> {
  if (developerIds.length === 0) return;
  // Locks the developers, so that a parallel change is not overwritten with older data.
  await sql`select from developers where id = any(${developerIds}::uuid[]) order by id for no key update`.execute(trx);
  const { rows } =
    await sql<Source>`select d.id, d.visibility, ${texts} as texts, ${wordsOfEntries('projects')} as projects,
      ${workplaces} as workplaces, ${employers} as employers, ${proofs} as proofs
    from developers d left join professions pr on pr.id = d.profession_id
    where d.id = any(${developerIds}::uuid[])`.execute(trx);
  const made = rows.map((row) => {
    const { id, visibility, texts: written, projects, workplaces: companies, employers: names } = row;
    // What recruiters do not see must not be found by them either.
    const found = seesCard('recruiter', readVisibility(visibility), 'projects') ? [...written, ...projects] : written;
    const words = profileWords(
      found.map((text) => text ?? ''),
      companies,
    );
    const strengths = row.proofs.map(strengthOf);
    return { id, words: ` ${words.join(' ')} `, hidden_from: hiddenFrom(names), strengths };
  });
  await sql`
    insert into library_profiles as kept (${sql.join(libraryColumns.map((column) => sql.id(column)))})
    select ${sql.join(libraryColumns.map((column) => sources[column]))}
    from json_to_recordset(${JSON.stringify(made)}) as made (id uuid, words text, hidden_from text[], strengths smallint[])
    join developers d on d.id = made.id join developer_confidential c on c.developer_id = d.id
    on conflict (developer_id) do update set number = excluded.number,
      listed_at = case when kept.listed and excluded.listed then kept.listed_at else excluded.listed_at end,
      ${sql.join(followed.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))}`.execute(trx);
}

type Source = {
  id: string;
  visibility: unknown;
  texts: (string | null)[];
  projects: (string | null)[];
  workplaces: string[];
  employers: string[];
  proofs: Proof[];
};

/** The texts of one list that the search finds. */
function wordsOfEntries(list: keyof typeof entryTables) {
  const { table, searched } = entryTables[list];
  const columns = sql.join(searched.map((column) => sql.ref(`e.${column}`)));
  return sql`array(select unnest(array[${columns}]) from ${sql.table(table)} e where e.developer_id = d.id)`;
}

/** The short texts of the profile that a recruiter can read; long descriptions would match too many searches. */
const texts = sql`(
  array[d.display_name, d.one_sentence_description, d.interested_technologies,
    pr.name_fr, pr.name_en, pr.display_name_fr, pr.display_name_en]
  || array(select unnest(array[t.name_fr, t.name_en]) from developer_technologies dt
    join technologies t on t.id = dt.technology_id where dt.developer_id = d.id)
  || array(select unnest(search_words('technology', dt.technology_id)) from developer_technologies dt
    where dt.developer_id = d.id)
  || search_words('profession', d.profession_id)
  || array(select unnest(array[p.locality_fr, p.locality_en]) from developer_places dp
    join places p on p.id = dp.place_id where dp.developer_id = d.id)
  || ${wordsOfEntries('experiences')}
  || ${wordsOfEntries('education')})`;

/** All employers, found only by those who see their names (docs/product/profile.md, Names of employers). */
const workplaces = sql`array(select e.company_name from developer_experiences e where e.developer_id = d.id)`;

/** Employers from whom the developer hides (docs/product/profile.md, Discretion). */
const employers = sql`array(select e.company_name from developer_experiences e
  where e.developer_id = d.id and e.still_employed and d.hide_from_employer)`;

/** What the profile says about each of its technologies, in the order of technology_ids. */
const proofs = sql`(select coalesce(json_agg(json_build_object('level', dt.value, 'tests', (
    select coalesce(json_agg(json_build_object('centile', own.centile, 'provisional', own.provisional)), '[]')
    from developer_tests own join tests t on t.id = own.test_id
    where own.developer_id = d.id and t.technology_id = dt.technology_id)) order by dt.position), '[]')
  from developer_technologies dt where dt.developer_id = d.id)`;

const wished = sql`from developer_places dp join places p on p.id = dp.place_id
  where dp.developer_id = d.id and dp.kind = 'dream'`;

/**
 * Per cent of the last year's requests that the developer answered (docs/product/fit.md, Answering); `column` holds the
 * developer's id.
 */
export function answeringOf(column: string): RawBuilder<number | null> {
  const answered = sql`count(*) filter (where answered.at is not null)`;
  return sql`(select case when count(*) >= ${leastRequests} then round(100.0 * ${answered} / count(*))::smallint end
    from introductions i
    cross join lateral (select min(e.at) as at from introduction_events e
      where e.introduction_id = i.id and e.actor_kind = 'developer') answered
    where i.developer_id = ${sql.ref(column)} and i.created_at > now() - interval '1 year'
      and (i.status = ${introductionStatus.STATUS_CANCELED_AUTO} or answered.at is not null)
      and exists (select from introduction_events e where e.introduction_id = i.id and e.event in ('request', 'requestForReview')))`;
}

/** Where each column comes from; the type check fails when a column of the table is missing. */
const sources: Record<Exclude<keyof DB['libraryProfiles'], 'number'>, RawBuilder<unknown>> = {
  developerId: sql`d.id`,
  listed: sql`is_listed(d)`,
  listedAt: sql`case when is_listed(d) then now() end`,
  boost: sql`c.boost`,
  lastUpdate: sql`d.last_update`,
  recommended: sql`exists (select from developer_recommendations r where r.developer_id = d.id)`,
  professionId: sql`d.profession_id`,
  technologyIds: sql`array(select dt.technology_id from developer_technologies dt where dt.developer_id = d.id
    order by dt.position)`,
  contractTypes: sql`d.contract_types`,
  placeIds: sql`array(select p.id ${wished} order by dp.position)`,
  regionIds: sql`array(select distinct p.country_code || coalesce(':' || p.area1_fr, '') ${wished} order by 1)`,
  remote: sql`d.remote_frequency`,
  salary: sql`d.salary`,
  years: sql`coalesce(d.code_experience_years, 0)`,
  languageIds: sql`array(select dl.language_id from developer_languages dl where dl.developer_id = d.id
    order by dl.position)`,
  technologyStrengths: sql`made.strengths`,
  languageMarks: sql`array(select mark from developer_languages dl, lateral (
    select dl.language_id as mark union all
    select dl.language_id || '~' || level from unnest(${languageLevels}::int[]) level where dl.value >= level) marks
    where dl.developer_id = d.id order by dl.position, length(mark), mark)`,
  state: sql`d.job_search_state`,
  answering: answeringOf('d.id'),
  testMarks: sql`array(select mark from developer_tests dt, lateral (
    select dt.test_id::text as mark union all
    select dt.test_id || '~' || rank from unnest(${testRanks}::int[]) rank
    where not dt.provisional and 100 * dt.centile <= rank) marks
    where dt.developer_id = d.id order by dt.ended_at, mark)`,
  words: sql`made.words`,
  hiddenFrom: sql`made.hidden_from`,
};
/** In the version of the rows (rebuild-library.ts): a new column makes the product write all rows again. */
export const libraryColumns = Object.keys(sources) as (keyof typeof sources)[];
const followed = libraryColumns.filter((column) => column !== 'developerId' && column !== 'listedAt');
