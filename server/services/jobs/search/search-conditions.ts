import { type Expression, type SqlBool, sql } from 'kysely';
import { plainWords, wordPatterns } from '../../../../domain/jobs/search-words.ts';
import type { SearchedJobs } from '../../../../domain/jobs/understood-jobs.ts';
import { plainName } from '../../../ports/places/plain-name.ts';
import type { Runtime } from '../../../runtime.ts';
import type { OfferTerms } from '../../../search/offers/found.ts';
import { placesAround } from '../../library/find-cities.ts';
import { isOpen } from '../is-open.ts';

type Conditions = Expression<SqlBool>[];

/**
 * All filters are combined: one of several contracts is enough, all of several technologies are needed. For rows of jobs
 * with the alias j, joined to companies c and places p.
 */
export async function conditions(
  { db, ports }: Pick<Runtime, 'db' | 'ports'>,
  searched: SearchedJobs,
): Promise<Conditions> {
  const { placeIds, radius } = searched;
  const near = placeIds.length > 0 ? await placesAround(db, placeIds, radius) : [];
  return [isOpen(ports.clock.now()), ...Object.values(conditionsOf).flatMap((of) => of(searched, near))];
}

/** Filters that the index of offers knows. */
const indexed = ['profession', 'technologies', 'contracts', 'remotes', 'salary'];

/** The search as terms of the index; undefined when it has another filter, which only the database knows. */
export function termsOf(searched: SearchedJobs): OfferTerms | undefined {
  const { profession, technologies, contracts, remotes, salary, placeIds } = searched;
  const others = Object.entries(conditionsOf).filter(([name]) => !indexed.includes(name));
  if (others.some(([, of]) => of(searched, placeIds).length > 0)) return undefined;
  return { professionId: profession, technologyIds: technologies, contracts, remotes, salary };
}

/** The conditions of each filter; none when it is not used. */
const conditionsOf: Record<string, (searched: SearchedJobs, near: readonly string[]) => Conditions> = {
  words: ({ words }) => wordPatterns(words).map((pattern) => sql`j.search like ${pattern}`),
  not: ({ not }) =>
    plainWords(not.join(' '))
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`j.search not like ${`% ${word} %`}`),
  profession: ({ profession }) => (profession ? [sql`j.profession_id = ${profession}`] : []),
  professions: ({ professions: { ids, phrases } }) => {
    if (ids.length === 0) return [];
    // « backend » also finds the title « Backend engineer » of an offer with another profession.
    const titled = phrases.map((phrase) => {
      const patterns = wordPatterns(phrase);
      return sql`plain_words(j.title) like all(${patterns}::text[])`;
    });
    return [sql`(coalesce(j.profession_id = any(${ids}::text[]), false) or ${sql.join(titled, sql` or `)})`];
  },
  technologies: ({ technologies }) =>
    technologies.map(
      (id) => sql`exists (select from job_technologies jt where jt.job_id = j.id and jt.technology_id = ${id})`,
    ),
  groups: ({ groups }) => groups.map(asksFor),
  without: ({ without }) => (without.length > 0 ? [sql`not ${asksFor(without)}`] : []),
  contracts: ({ contracts }) => (contracts.length > 0 ? [sql`j.contract_type in (${sql.join(contracts)})`] : []),
  place: ({ city, orRemote, regionIds }, near) => {
    // The search column of places contains the names without accents, separated by '|'.
    const name = plainName(city);
    const ways: Conditions = [
      ...(name ? [sql<SqlBool>`'|' || p.search like ${`%|${name}%`}`] : []),
      ...(near.length > 0 ? [sql<SqlBool>`j.place_id = any(${near}::text[])`] : []),
      ...(regionIds.length > 0
        ? [sql<SqlBool>`p.country_code || coalesce(':' || p.area1_fr, '') = any(${regionIds}::text[])`]
        : []),
    ];
    if (ways.length === 0) return [];
    // docs/product/jobs.md, Place of an offer: `isAnywhere` is found in every city.
    const remote = orRemote
      ? sql`j.remote_frequency = 'fullTime'`
      : sql`j.place_id is null and j.remote_frequency = 'fullTime'`;
    return [sql`(coalesce(${sql.join(ways, sql` or `)}, false) or coalesce(${remote}, false))`];
  },
  remotes: ({ remotes }) => (remotes.length > 0 ? [sql`j.remote_frequency in (${sql.join(remotes)})`] : []),
  seniorities: ({ seniorities }) => (seniorities.length > 0 ? [sql`j.seniority in (${sql.join(seniorities)})`] : []),
  salary: ({ salary }) => (salary ? [sql`coalesce(j.salary_max, j.salary_min) >= ${salary}`] : []),
};

/** One of these technologies, among those of the offer or by its name in the title; « C » alone is too short for that. */
function asksFor(ids: readonly string[]): Expression<SqlBool> {
  return sql`(exists (select from job_technologies jt where jt.job_id = j.id and jt.technology_id = any(${ids}::text[]))
    or exists (select from technologies t, unnest(array[plain_words(t.name_fr), plain_words(t.name_en)]) name
      where t.id = any(${ids}::text[]) and length(btrim(name)) > 1
        and coalesce(plain_words(j.title) like '%' || name || '%', false)))`;
}
