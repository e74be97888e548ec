import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../domain/day.ts';
import { fairnessTraits } from '../../../../domain/fit/fairness.ts';
import { fitOf } from '../../../../domain/fit/fit.ts';
import { planOf } from '../../../../domain/fit/plan.ts';
import { typicalNeeds } from '../../../../domain/fit/typical-needs.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { anyNeed } from '../../../../tests/harness/fit-pairs.ts';
import { makeLibraryPeople } from '../../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { readPeople } from '../../../search/library/fit-people.ts';
import { readFitWorld } from '../read-world.ts';
import { refreshFit } from '../refresh-fit.ts';
import { readFairness } from './read-fairness.ts';
import { reportFairness } from './report-fairness.ts';

let runtime: Runtime;
let admin: SignedIn;

function as(viewer: SignedIn | undefined, now = '2026-11-16T03:10:00Z'): Context {
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock: fixedClock(now) } }, viewer);
}

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
});

describe('the needs of the product’s own list', () => {
  it('name technologies, professions and languages that exist', async () => {
    const idsOf = async (table: 'technologies' | 'professions' | 'languages') =>
      new Set((await runtime.db.selectFrom(table).select('id').execute()).map(({ id }) => id));
    const [technologies, professions, languages] = await Promise.all([
      idsOf('technologies'),
      idsOf('professions'),
      idsOf('languages'),
    ]);
    for (const need of typicalNeeds) {
      expect(need.technologies.filter(({ id }) => !technologies.has(id))).toEqual([]);
      expect(need.professionIds.filter((id) => !professions.has(id))).toEqual([]);
      expect(need.languages.filter(({ id }) => !languages.has(id))).toEqual([]);
    }
  });
});

describe('what fit reads of a profile (docs/product/fit.md, What counts, and what never does)', () => {
  it('two people who differ only in name, form, picture, diploma year and health have equal rows and equal scores', async () => {
    const { db } = runtime;
    const world = await readFitWorld(runtime);
    const traits = fc.record({
      years: fc.integer({ min: 0, max: 30 }),
      salary: fc.option(fc.integer({ min: 25, max: 90 })),
      remote: fc.option(fc.constantFrom('fullTime', 'hybrid', 'no')),
      boost: fc.nat(3),
      level: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    const unread = fc.record({
      name: fc.constantFrom('Camille Verdier', 'Fatou Diallo', 'Jean-Pierre O’Neill', 'Développeuse, Rêveuse'),
      visibility: fc.constantFrom('full', 'firstName', 'nickName'),
      picture: fc.boolean(),
      diploma: fc.integer({ min: 1980, max: 2026 }),
      rqth: fc.boolean(),
    });
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(traits, unread, unread, anyNeed, async (facts, one, other, need) => {
        const make = async (who: typeof one) => {
          const person = await makeDeveloper(db, {
            displayName: who.name,
            profilePicHandle: who.picture ? `picture-${crypto.randomUUID()}` : null,
            codeExperienceYears: facts.years,
            salary: facts.salary,
            remoteFrequency: facts.remote,
            lastUpdate: new Date('2026-10-01T10:00:00Z'),
          });
          const id = person.userId;
          await sql`update users set name = ${who.name} where id = ${id}`.execute(db);
          await sql`update developer_confidential set boost = ${facts.boost}, name_visibility = ${who.visibility},
            first_name = ${who.name}, nick_name = ${who.name} where developer_id = ${id}`.execute(db);
          await sql`insert into developer_education (developer_id, position, school_name, diploma, year)
            values (${id}, 0, 'École', 'Master', ${who.diploma})`.execute(db);
          await sql`insert into developer_technologies (developer_id, technology_id, position, value)
            values (${id}, 'react', 0, ${facts.level})`.execute(db);
          if (who.rqth)
            await sql`insert into developer_health (developer_id, content, consented_at) values (${id}, 'RQTH', now())`.execute(
              db,
            );
          await sql`update developers set last_update = '2026-10-01T10:00:00Z' where id = ${id}`.execute(db);
          await refreshInLibrary(db, person);
          const [read] = await readPeople(db, sql<boolean>`l.developer_id = ${id}`, 1);
          if (!read) throw new Error('not in the library');
          const { id: _, ...position } = read.position;
          return { position, person: read.person(dayNumber(new Date('2026-11-16'))) };
        };
        const [a, b] = [await make(one), await make(other)];
        expect(a.person).toEqual(b.person);
        // What decides between equal scores is equal too, but for the id, which is made at random.
        expect(a.position).toEqual(b.position);
        const plan = planOf(need, world);
        expect(fitOf(plan, a.person)).toEqual(fitOf(plan, b.person));
        compared++;
      }),
      { numRuns: 25 },
    );
    expect(compared).toBe(25);
  });
});

describe('docs/product/fit.md, Fairness report', () => {
  it('ranks a sample for typical and searched needs, and stores one row for each night', async () => {
    const { db } = runtime;
    const recruiter = await makeRecruiter(db);
    await makeLibraryPeople(db, 220, [recruiter.membership.companyId]);
    await refreshFit(db);
    await reportFairness(as(undefined));
    const [first] = await readFairness(as(admin));
    expect(first).toMatchObject({ day: '2026-11-16', fitVersion: '1', needs: typicalNeeds.length, searched: 0 });
    expect(first?.people).toBeGreaterThan(100);
    expect(first?.traits.map(({ trait }) => trait)).toEqual([...fairnessTraits]);
    const control = first?.traits.find(({ trait }) => trait === 'control');
    expect(control?.groups.map(({ name }) => name)).toEqual(['even', 'odd']);
    expect(control?.ratio).toBeGreaterThan(0);
    expect(control?.ndkl).toBeGreaterThanOrEqual(0);
    // Almost all of these people have no picture: nothing is said about the few.
    expect(first?.traits.find(({ trait }) => trait === 'picture')).toEqual({ trait: 'picture', groups: [] });

    const inputs = {
      need: {
        technologies: [{ id: 'react', must: true }],
        professionIds: [],
        remotes: [],
        contracts: [],
        languages: [],
        place: { cityIds: ['insee:44109'], nearIds: [], regionIds: [], orRemote: false },
      },
      technologies: [{ id: 'react', must: true, most: 800 }],
      languages: [],
      most: {
        profession: 0,
        years: 0,
        place: 200,
        pay: 0,
        contract: 0,
        remote: 0,
        state: 0,
        freshness: 0,
        answering: 0,
      },
      related: [],
      radius: 20,
    };
    for (const moment of ['2026-11-15', '2026-11-16'])
      await sql`insert into rankings (kind, made_at, fit_version, day, inputs, fingerprint)
        values ('people', ${moment}, '1', 20773, ${JSON.stringify(inputs)}, ${moment})`.execute(db);
    for (let times = 0; times < 2; times++) await reportFairness(as(undefined, '2026-11-17T03:10:00Z'));
    const nights = await readFairness(as(admin));
    expect(nights.map(({ day, searched, needs }) => [day, searched, needs])).toEqual([
      ['2026-11-17', 1, 1 + typicalNeeds.length],
      ['2026-11-16', 0, typicalNeeds.length],
    ]);
  });

  it('compares groups of at least 50 people by picture, name and last diploma', async () => {
    const { db } = runtime;
    await sql`update developers d set profile_pic_handle = null`.execute(db);
    await sql`update developer_confidential set name_visibility = case when get_byte(decode(md5(developer_id::text), 'hex'), 1) % 2 = 0
      then 'full' else 'nickName' end`.execute(db);
    await sql`delete from developer_education`.execute(db);
    await sql`insert into developer_education (developer_id, position, school_name, diploma, year)
      select id, 0, 'École', 'Master', case when get_byte(decode(md5(id::text), 'hex'), 2) % 2 = 0 then 2001 else 2020 end
      from developers`.execute(db);
    await reportFairness(as(undefined, '2026-11-18T03:10:00Z'));
    const [latest] = await readFairness(as(admin));
    const named = (trait: string) => latest?.traits.find((one) => one.trait === trait)?.groups.map(({ name }) => name);
    expect(named('name')).toEqual(['full', 'nickName']);
    expect(named('graduation')).toEqual(['earlier', 'later']);
  });

  it('is read by administrators only', async () => {
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)])
      await expect(readFairness(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
  });
});
