import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../domain/day.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { readAllowance } from '../companies/plans/read-allowance.ts';
import { authoriseProfile } from './authorise-profile.ts';
import { consumeView } from './consume-view.ts';
import { readProfile } from './read-profile.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const at = (moment: string) => {
  const clock = fixedClock(new Date(moment));
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, undefined);
};

function nth<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new Error(`no item with index ${index}`);
  return one;
}

const unseen = { alreadySeen: false, lastVisit: null };
const lookingOf = ({ userId, membership }: Awaited<ReturnType<typeof makeRecruiter>>, moment: string) => ({
  recruiterId: userId,
  companyId: membership.companyId,
  planId: membership.planId,
  day: dayOf(new Date(moment)),
});

const visitsOf = async (developerId: string) =>
  runtime.db
    .selectFrom('developerVisits')
    .select(({ fn }) => ['day', fn.sum<string>('count').as('count'), fn.countAll<string>().as('unique')])
    .where('developerId', '=', developerId)
    .groupBy('day')
    .orderBy('day')
    .execute();

it("a recruiter's view of a profile is stored as a visit, with counts and unique counts per day", async () => {
  const developer = await makeDeveloper(runtime.db);
  const one = await makeRecruiter(runtime.db);
  const two = await makeRecruiter(runtime.db);
  const visit = (moment: string, who = one) =>
    consumeView(at(moment), lookingOf(who, moment), developer.userId, unseen);
  await visit('2026-03-02T09:00:00Z');
  // A page that loads its data again, and a second view within half an hour, are the same visit.
  await Promise.all([visit('2026-03-02T09:00:01Z'), visit('2026-03-02T09:10:00Z'), visit('2026-03-02T09:29:59Z')]);
  await visit('2026-03-02T11:00:00Z');
  await visit('2026-03-02T11:00:00Z', two);
  // Past midnight in Paris, but not yet in UTC.
  await visit('2026-03-02T23:10:00Z');
  const visits = await visitsOf(developer.userId);
  expect(visits.map(({ count, unique }) => [Number(count), Number(unique)])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});

it('visits of many recruiters at the same moment are counted exactly', async () => {
  const morning = '2026-03-02T09:00:00Z';
  const developer = await makeDeveloper(runtime.db);
  const recruiters = await Promise.all(Array.from({ length: 8 }, () => makeRecruiter(runtime.db)));
  const all = recruiters.flatMap((recruiter) =>
    Array.from({ length: 5 }, () => consumeView(at(morning), lookingOf(recruiter, morning), developer.userId, unseen)),
  );
  await Promise.all(all);
  const [day] = await visitsOf(developer.userId);
  expect([Number(day?.count), Number(day?.unique)]).toEqual([8, 8]);
});

it('nothing is written when the visit that was read with the profile is still the same one', async () => {
  const developer = await makeDeveloper(runtime.db);
  const recruiter = await makeRecruiter(runtime.db);
  const context = at('2026-03-02T09:29:00Z');
  const looking = lookingOf(recruiter, '2026-03-02T09:29:00Z');
  const seen = (moment: string) => ({ alreadySeen: true, lastVisit: Date.parse(moment) });
  await consumeView(context, looking, developer.userId, seen('2026-03-02T09:00:00Z'));
  expect(await visitsOf(developer.userId)).toEqual([]);
  await consumeView(context, looking, developer.userId, seen('2026-03-02T08:58:00Z'));
  expect(await visitsOf(developer.userId)).toHaveLength(1);
});

describe('the views of the day of a plan (docs/product/library.md, Views of the day)', () => {
  const noon = '2026-03-02T11:00:00Z';
  const many = (count: number) => Promise.all(Array.from({ length: count }, () => makeDeveloper(runtime.db)));
  const look = (who: Awaited<ReturnType<typeof makeRecruiter>>, developer: SignedIn, moment = noon) =>
    authoriseProfile({ ...at(moment), viewer: who }, developer.userId).then((answer) =>
      answer.kind === 'hidden' ? answer.reason : answer.kind,
    );

  it('are exact with fifty requests at once from several recruiters of one company', async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'freemium' });
    const colleagues = await Promise.all([1, 2, 3].map(() => makeRecruiter(runtime.db, { companyId })));
    const people = await many(50);
    const answers = await Promise.all(people.map((one, index) => look(nth(colleagues, index % 3), one)));
    expect(answers.filter((answer) => answer === 'authorised')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'quota_exceeded')).toHaveLength(30);
    const { count } = await runtime.db
      .selectFrom('companyViews')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(20);
  });

  it('count a profile once a day for the whole company, and begin again the next day', async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'id0' });
    const [one, two] = [await makeRecruiter(runtime.db, { companyId }), await makeRecruiter(runtime.db, { companyId })];
    const people = await many(11);
    for (const person of people.slice(0, 10)) expect(await look(one, person)).toBe('authorised');
    expect(await look(two, nth(people, 0))).toBe('authorised');
    expect(await look(two, nth(people, 10))).toBe('quota_exceeded');
    expect(await look(two, nth(people, 10), '2026-03-03T00:30:00Z')).toBe('authorised');
  });

  it('are unlimited for a plan without a limit', async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'unlimited' });
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    for (const person of await many(25)) expect(await look(recruiter, person)).toBe('authorised');
  });

  it('are given with the profile while some are left', async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'id0' });
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    const people = await many(2);
    const context = { ...at(noon), viewer: recruiter };
    const left = async (developer: SignedIn) => {
      const profile = await readProfile(context, developer.userId);
      return profile.kind === 'profile' ? profile.viewsLeft : undefined;
    };
    expect(await left(nth(people, 0))).toBe(9);
    expect(await left(nth(people, 0))).toBe(9);
    expect(await left(nth(people, 1))).toBe(8);
    expect((await readAllowance(context))?.views).toEqual({ left: 8, limit: 10 });
  });
});
