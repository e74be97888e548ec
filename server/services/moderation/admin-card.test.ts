import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { auditOf } from '../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { readModeration } from './read-moderation.ts';
import { readVisits } from './read-visits.ts';
import { resetUpdate, setBoost } from './set-boost.ts';

let runtime: Runtime;
let administrator: SignedIn;
let developer: SignedIn;
const now = new Date('2026-11-16T10:00:00Z');

beforeAll(async () => {
  const made = await testRuntime();
  runtime = { ...made, ports: { ...made.ports, clock: fixedClock(now) } };
  administrator = await makeAdministrator(runtime.db);
  developer = await makeDeveloper(runtime.db, { lastUpdate: new Date('2026-01-01') });
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const storedOf = ({ userId }: SignedIn) =>
  runtime.db
    .selectFrom('developers as d')
    .innerJoin('developerConfidential as c', 'c.developerId', 'd.id')
    .innerJoin('libraryProfiles as l', 'l.developerId', 'd.id')
    .select(['d.lastUpdate', 'c.boost', 'l.boost as found', 'l.lastUpdate as foundUpdate'])
    .where('d.id', '=', userId)
    .executeTakeFirstOrThrow();

describe('boost and update date (docs/product/moderation.md, Boost and update date)', () => {
  it('setting the boost stores it, sets the update date to now and refreshes the library row', async () => {
    await setBoost(as(administrator), developer.userId, 3);
    expect(await storedOf(developer)).toEqual({ boost: 3, found: 3, lastUpdate: now, foundUpdate: now });
    expect(await auditOf(runtime.db, developer.userId)).toMatchObject([
      { action: 'profile.boost', actorId: administrator.userId, data: { boost: 3, before: 0 } },
    ]);
  });

  it('resetting the update date changes only that date', async () => {
    const person = await makeDeveloper(runtime.db, { lastUpdate: new Date('2026-01-01') });
    await resetUpdate(as(administrator), person.userId);
    expect(await storedOf(person)).toMatchObject({ boost: 0, lastUpdate: now });
    expect(await auditOf(runtime.db, person.userId)).toMatchObject([{ action: 'profile.reset-update' }]);
  });

  it.each([4, -1, '1', undefined])('a boost of %s is refused', async (boost) => {
    await expect(setBoost(as(administrator), developer.userId, boost)).rejects.toMatchObject({ name: 'Invalid' });
  });
});

describe('visit statistics (docs/product/moderation.md, Visit statistics)', () => {
  it('count visits and visitors of each period; a recruiter who visits on two days is one visitor of the week', async () => {
    const person = await makeDeveloper(runtime.db);
    const [one, other] = [await makeRecruiter(runtime.db), await makeRecruiter(runtime.db)];
    const visit = (recruiter: SignedIn, day: string, count: number) => ({
      developerId: person.userId,
      recruiterId: recruiter.userId,
      day,
      count,
      lastAt: new Date(`${day}T12:00:00Z`),
    });
    await runtime.db
      .insertInto('developerVisits')
      .values([
        visit(one, '2026-11-10', 2),
        visit(one, '2026-11-11', 1),
        visit(other, '2026-11-11', 4),
        visit(one, '2026-10-01', 9),
      ])
      .execute();
    const days = await readVisits(as(administrator), person.userId, { granularity: 'DAY', days: 14 });
    expect(days).toHaveLength(14);
    expect(days.at(-1)?.from).toBe('2026-11-16');
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { from: '2026-11-10', count: 2, uniqueCount: 1 },
      { from: '2026-11-11', count: 5, uniqueCount: 2 },
    ]);
    const weeks = await readVisits(as(administrator), person.userId, { granularity: 'WEEK', days: 14 });
    expect(weeks.find(({ from }) => from === '2026-11-09')).toEqual({ from: '2026-11-09', count: 7, uniqueCount: 2 });
    const { visits } = await readModeration(as(administrator), person.userId);
    expect(visits).toEqual(days);
  });
});

it('only administrators read and use the admin panel (docs/product/moderation.md, Admin panel on a profile)', async () => {
  for (const viewer of [undefined, developer, await makeRecruiter(runtime.db)]) {
    const { userId } = developer;
    await expect(readModeration(as(viewer), userId)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(setBoost(as(viewer), userId, 1)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(resetUpdate(as(viewer), userId)).rejects.toMatchObject({ name: 'Forbidden' });
  }
});
