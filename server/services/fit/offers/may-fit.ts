import { type Expression, type SqlBool, sql } from 'kysely';
import { type FitOffer, nearKilometres, payOf, placeCounts, withoutSalary } from '../../../../domain/fit/offer.ts';
import { degreesOf } from '../../../../domain/library/distance.ts';
import { companyNames } from '../../../../domain/library/employer.ts';
import { contractTypes } from '../../../../domain/profile/cards/job-terms.ts';
import type { Writer } from '../../../data/database.ts';
import { placesAround } from '../../library/find-cities.ts';
import type { Seeker } from './read-seeker.ts';

/*
 * What the database can leave out before the rule (domain/fit/offers/alert.ts) looks at a pair of an offer and a person. Both
 * sides may let pairs through that the rule refuses, and never the reverse: may-fit.test.ts compares them with the rule.
 */

type Condition = Expression<SqlBool>;

/** A little more than the rule, for the rounding of distances. */
const around = nearKilometres + 0.1;
const belt = degreesOf(around);

/** Offers that may be worth telling a person; tables jobs as `j` and places as `p`, which may be missing. */
export function mayBeOffered({ person, wished }: Pick<Seeker, 'person' | 'wished'>): Condition[] {
  const held = person.technologies.map(({ id }) => id);
  const contracts = contractTypes.filter((type) => person.contractTypes.includes(type));
  return [
    // The index of the technologies gives few offers: all that follows looks only at these.
    sql`j.id in (select t.job_id from job_technologies t where t.technology_id = any(${held}::text[]))`,
    sql`not exists (select from job_technologies t
      where t.job_id = j.id and t.required and t.technology_id <> all(${held}::text[]))`,
    ...(contracts.length === 0 ? [] : [sql<SqlBool>`coalesce(j.contract_type = any(${contracts}::text[]), true)`]),
    ...(person.remote === 'fullTime' ? [sql<SqlBool>`coalesce(j.remote_frequency = 'fullTime', true)`] : []),
    ...(person.salary === null
      ? []
      : [
          sql<SqlBool>`(coalesce(j.contract_type = any(${withoutSalary}::text[]), false)
      or coalesce(j.salary_max, j.salary_min, ${person.salary}::int) >= ${person.salary}::int)`,
        ]),
    ...(person.placeIds.length === 0 ? [] : [nearWished(person.placeIds, wished, person.remote !== 'no')]),
  ];
}

/** By latitude only: the rule measures the distance. */
function nearWished(placeIds: readonly string[], wished: Seeker['wished'], orRemote: boolean): Condition {
  const latitudes = wished.flatMap(({ latitude }) => (latitude === null ? [] : [latitude]));
  return sql`(j.place_id = any(${placeIds}::text[])
    or exists (select from unnest(${latitudes}::float8[]) w where p.latitude between w - ${belt}::float8 and w + ${belt}::float8)
    or coalesce(j.remote_frequency = 'fullTime', false) and ${orRemote}::boolean
    or j.place_id is null and j.remote_frequency is distinct from 'fullTime')`;
}

/** People whom an offer may be worth telling, and who do not hide from its company; table library_profiles as `l`. */
export async function mayBeReaders(
  db: Writer,
  { offer, companyId, company }: { offer: FitOffer; companyId: string; company: string },
): Promise<Condition> {
  const asked = offer.technologies.map(({ id }) => id);
  const musts = offer.technologies.filter(({ must }) => must).map(({ id }) => id);
  const pay = payOf(offer);
  const conditions: Condition[] = [
    sql`l.technology_ids && ${asked}::text[]`,
    sql`l.technology_ids @> ${musts}::text[]`,
    ...(offer.contract === null
      ? []
      : [
          sql<SqlBool>`(l.contract_types @> ${[offer.contract]}::text[]
      or not l.contract_types && ${contractTypes}::text[])`,
        ]),
    ...(offer.remote === null || offer.remote === 'fullTime'
      ? []
      : [sql<SqlBool>`l.remote is distinct from 'fullTime'`]),
    ...(pay === undefined ? [] : [sql<SqlBool>`coalesce(l.salary <= ${pay}::int, true)`]),
    ...(await wishesPlace(db, offer)),
    sql`not l.hidden_from && ${companyNames(company)}::text[]`,
    sql`not exists (select from blocked_companies b where b.developer_id = l.developer_id and b.company_id = ${companyId}::uuid)`,
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

async function wishesPlace(db: Writer, offer: FitOffer): Promise<Condition[]> {
  // For those who wish to work on site only, the place counts most often.
  if (!placeCounts(offer, 'no')) return [];
  const near = offer.place === null ? [] : await placesAround(db, [offer.place.id], around);
  const fits = sql<SqlBool>`(l.place_ids = '{}' or l.place_ids && ${near}::text[])`;
  return [offer.remote === 'fullTime' ? sql`(l.remote is distinct from 'no' or ${fits})` : fits];
}
