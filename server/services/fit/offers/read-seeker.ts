import { type Expression, type SqlBool, sql } from 'kysely';
import { dayNumber } from '../../../../domain/day.ts';
import type { Spot } from '../../../../domain/fit/offer.ts';
import type { FitPerson } from '../../../../domain/fit/person.ts';
import { companyNames } from '../../../../domain/library/employer.ts';
import { getsOffersByFit } from '../../../../domain/permissions/jobs.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { type PersonRow, personOf } from '../../../search/library/fit-people.ts';

/** The developer for whom offers are looked for: what fit reads of the profile, and from whom the developer hides. */
export type Seeker = {
  person: FitPerson;
  wished: Spot[];
  hidden: { companyIds: readonly string[]; names: readonly string[] };
  /** The day (since 1970) on which the age of the profile is counted. */
  day: number;
};

type Row = PersonRow & { id: string; wished: Spot[]; blocked: string[]; hiddenFrom: string[] };

/** Undefined for everyone who is not a developer. One query; `day` is that of the first page of a list. */
export async function readSeeker({ db, viewer, ports }: Context, day?: number): Promise<Seeker | undefined> {
  if (!getsOffersByFit(viewer)) return undefined;
  return readSeekerById(db, viewer.userId, day ?? dayNumber(ports.clock.now()));
}

export async function readSeekerById(db: Writer, developerId: string, day: number): Promise<Seeker | undefined> {
  const [seeker] = await readSeekers(db, sql`l.developer_id = ${developerId}`, day, 1);
  return seeker;
}

/** Several developers by a condition on library_profiles (alias l), in the order of their ids. */
export async function readSeekers(
  db: Writer,
  where: Expression<SqlBool>,
  day: number,
  most: number,
): Promise<(Seeker & { id: string })[]> {
  const { rows } =
    await sql<Row>`select l.developer_id as id, l.technology_ids, l.technology_strengths, l.profession_id, l.years,
      l.place_ids, l.region_ids, l.remote, l.contract_types, l.salary, l.language_marks, l.state, l.answering,
      floor(extract(epoch from l.last_update) / 86400)::int as day, l.hidden_from,
      (select coalesce(json_agg(json_build_object('id', p.id, 'latitude', p.latitude, 'longitude', p.longitude)), '[]')
        from places p where p.id = any(l.place_ids)) as wished,
      array(select b.company_id::text from blocked_companies b where b.developer_id = l.developer_id) as blocked
    from library_profiles l where ${where} order by l.developer_id limit ${most}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    person: personOf(row, day),
    wished: row.wished,
    hidden: { companyIds: row.blocked, names: row.hiddenFrom },
    day,
  }));
}

/** Companies that the person blocks, and the employer that the person hides from. */
export function hidesFrom({ hidden }: Pick<Seeker, 'hidden'>, { companyId, company }: Offering): boolean {
  return hidden.companyIds.includes(companyId) || companyNames(company).some((name) => hidden.names.includes(name));
}
type Offering = { companyId: string; company: string };
