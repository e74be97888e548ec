import { beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../../domain/day.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { recordVisit } from './record-visit.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const at = (moment: string) => {
  const clock = fixedClock(new Date(moment));
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, undefined);
};

const visitsOf = async (developerId: string) =>
  runtime.db
    .selectFrom('developerVisits')
    .select(({ fn }) => ['day', fn.sum<string>('count').as('count'), fn.countAll<string>().as('unique')])
    .where('developerId', '=', developerId)
    .groupBy('day')
    .orderBy('day')
    .execute();

it("'when the connected user is a RECRUITER viewing a developer profile, a visit timestamp is recorded': counts and unique counts per day", async () => {
  const developer = await makeDeveloper(runtime.db);
  const one = await makeRecruiter(runtime.db);
  const two = await makeRecruiter(runtime.db);
  const visit = (moment: string, who = one) =>
    recordVisit(at(moment), { recruiterId: who.userId, day: dayOf(new Date(moment)) }, developer.userId, null);
  await visit('2026-03-02T09:00:00Z');
  // The page loading its data again, and a second look soon after, are the same visit.
  await Promise.all([visit('2026-03-02T09:00:01Z'), visit('2026-03-02T09:10:00Z'), visit('2026-03-02T09:29:59Z')]);
  await visit('2026-03-02T11:00:00Z');
  await visit('2026-03-02T11:00:00Z', two);
  // Past midnight in Paris, though not yet in Greenwich.
  await visit('2026-03-02T23:10:00Z');
  const visits = await visitsOf(developer.userId);
  expect(visits.map(({ count, unique }) => [Number(count), Number(unique)])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});

it('counts many at once exactly', async () => {
  const morning = '2026-03-02T09:00:00Z';
  const developer = await makeDeveloper(runtime.db);
  const recruiters = await Promise.all(Array.from({ length: 8 }, () => makeRecruiter(runtime.db)));
  const all = recruiters.flatMap((recruiter) =>
    Array.from({ length: 5 }, () =>
      recordVisit(
        at(morning),
        { recruiterId: recruiter.userId, day: dayOf(new Date(morning)) },
        developer.userId,
        null,
      ),
    ),
  );
  await Promise.all(all);
  const [day] = await visitsOf(developer.userId);
  expect([Number(day?.count), Number(day?.unique)]).toEqual([8, 8]);
});

it('writes nothing when the visit that was read with the profile is still the same one', async () => {
  const developer = await makeDeveloper(runtime.db);
  const recruiter = await makeRecruiter(runtime.db);
  const context = at('2026-03-02T09:29:00Z');
  const who = { recruiterId: recruiter.userId, day: '2026-03-02' };
  await recordVisit(context, who, developer.userId, Date.parse('2026-03-02T09:00:00Z'));
  expect(await visitsOf(developer.userId)).toEqual([]);
  await recordVisit(context, who, developer.userId, Date.parse('2026-03-02T08:58:00Z'));
  expect(await visitsOf(developer.userId)).toHaveLength(1);
});
