import { setImmediate as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { dayNumber, dayOf } from '../../../../domain/day.ts';
import {
  chosenPlaces,
  compareGroups,
  type FairnessTrait,
  graduationYears,
  type TraitResult,
} from '../../../../domain/fit/fairness.ts';
import { fitOf } from '../../../../domain/fit/fit.ts';
import { readPlan } from '../../../../domain/fit/log.ts';
import type { FitPerson } from '../../../../domain/fit/person.ts';
import { type FitPlan, planOf } from '../../../../domain/fit/plan.ts';
import { typicalNeeds } from '../../../../domain/fit/typical-needs.ts';
import { fitVersion } from '../../../../domain/fit/weights.ts';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { readPeople } from '../../../search/library/fit-people.ts';
import { placesAround } from '../../library/find-cities.ts';
import { readFitWorld } from '../read-world.ts';

/** What is stored for each night: numbers over many people, and no person. */
export type FairnessReport = {
  /** How many lists were compared, and how many of them were made from searches. */
  needs: number;
  searched: number;
  people: number;
  traits: TraitResult[];
};

const mostNeeds = 50;
const mostPeople = 5000;
/** With fewer searches, the needs of the product's own list are added. */
const fewSearches = 10;

/** docs/product/fit.md, Fairness report: run every night, and again without harm: one row for each day. */
export async function reportFairness(runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>): Promise<void> {
  const { db, ports } = runtime;
  const now = ports.clock.now();
  const [searched, people] = await Promise.all([readSearches(runtime), readSample(db, dayOf(now))]);
  const world = await readFitWorld(runtime);
  const typical = searched.length < fewSearches ? typicalNeeds.map((need) => planOf(need, world)) : [];
  const plans = [...searched, ...typical].slice(0, mostNeeds);
  const known = people.map(({ id, person }) => ({ id, person: person(dayNumber(now)) }));
  const lists: { id: string }[][] = [];
  for (const plan of plans) {
    lists.push(firstFor(plan, known));
    // Other work of this process goes on between two lists.
    await rest();
  }
  const groups = await readGroups(
    db,
    known.map(({ id }) => id),
    now.getUTCFullYear(),
  );
  const traits = (Object.keys(groups) as FairnessTrait[]).map((trait) =>
    compareGroups(trait, known, lists, (id) => groups[trait].get(id)),
  );
  const report: FairnessReport = {
    needs: plans.length,
    searched: Math.min(searched.length, mostNeeds),
    people: known.length,
    traits,
  };
  const row = { madeAt: now, fitVersion, report: JSON.stringify(report) };
  await db
    .insertInto('fairnessReports')
    .values({ day: dayOf(now), ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute();
}

/** The needs of the latest rankings, each once, with the places around their cities as they are now. */
async function readSearches({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<FitPlan[]> {
  const { rows } = await sql<{ inputs: unknown }>`
    select inputs from (select distinct on (inputs -> 'need') inputs, made_at from rankings
      where kind = 'people' and fit_version = ${fitVersion} order by inputs -> 'need', made_at desc) latest
    order by made_at desc limit ${mostNeeds}`.execute(db);
  const world = await readFitWorld({ db, cache });
  const plans: FitPlan[] = [];
  for (const { inputs } of rows) {
    const { need, radius = 0 } = readPlan(inputs);
    const near = need.place ? await placesAround(db, need.place.cityIds, radius) : [];
    const place = need.place && { ...need.place, nearIds: new Set(near) };
    plans.push(planOf({ ...need, place }, world));
  }
  return plans;
}

/** Listed people in the order in which equal scores are shown; of a large library another sample every day. */
async function readSample(db: Database, day: string): Promise<{ id: string; person: (today: number) => FitPerson }[]> {
  const sample = sql<boolean>`l.developer_id in (select s.developer_id from library_profiles s where s.listed
    order by md5(s.developer_id::text || ${day}) limit ${mostPeople})`;
  const people = await readPeople(db, sample, mostPeople);
  return people.map(({ position, person }) => ({ id: position.id, person }));
}

/** The sort is stable: equal scores stay in the order of boost and date, as in the library. */
function firstFor(plan: FitPlan, people: readonly { id: string; person: FitPerson }[]): { id: string }[] {
  return people
    .map(({ id, person }) => ({ id, score: fitOf(plan, person).score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, chosenPlaces);
}

type Row = { id: string; picture: boolean; name: string; graduatedIn: number | null; control: boolean };

/** Facts that fit does not read. Health is not among them: it is in no query but that of the profile. */
async function readGroups(
  db: Database,
  ids: readonly string[],
  year: number,
): Promise<Record<FairnessTrait, Map<string, string>>> {
  const { rows } = await sql<Row>`
    select d.id, d.profile_pic_handle is not null as picture, c.name_visibility as name,
      (select max(e.year) from developer_education e where e.developer_id = d.id) as graduated_in,
      get_byte(decode(md5(d.id::text), 'hex'), 0) % 2 = 0 as control
    from developers d join developer_confidential c on c.developer_id = d.id
    where d.id = any(${ids}::uuid[])`.execute(db);
  const mapOf = (groupOf: (row: Row) => string | undefined) =>
    new Map(
      rows.flatMap((row) => {
        const group = groupOf(row);
        return group === undefined ? [] : [[row.id, group]];
      }),
    );
  return {
    picture: mapOf(({ picture }) => (picture ? 'with' : 'without')),
    name: mapOf(({ name }) => (name === 'full' || name === 'nickName' ? name : undefined)),
    graduation: mapOf(({ graduatedIn }) => {
      if (graduatedIn === null) return undefined;
      return year - graduatedIn > graduationYears ? 'earlier' : 'later';
    }),
    control: mapOf(({ control }) => (control ? 'even' : 'odd')),
  };
}
