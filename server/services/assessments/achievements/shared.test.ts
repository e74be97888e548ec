import { beforeAll, describe, expect, it } from 'vitest';
import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { publicTests } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { readAchievements } from './read-achievements.ts';
import { readBadge } from './read-badge.ts';
import { markSeen, shareAchievement } from './share.ts';

let runtime: Runtime;
let [admin, recruiter, stranger]: SignedIn[] = [];
beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
  recruiter = await makeRecruiter(runtime.db);
  stranger = await makeDeveloper(runtime.db);
});
const as = (viewer: Viewer) => contextOf(runtime, viewer);

const all: AchievementId[] = ['first-dive', 'imported', 'spontaneous', 'whole-profile'];
/** A developer with one achievement of each kind; 'imported' is shared. */
async function makePerson(traits: Parameters<typeof makeDeveloper>[1] = {}): Promise<SignedIn> {
  const person = await makeDeveloper(runtime.db, { visibility: publicTests, seoAlias: crypto.randomUUID(), ...traits });
  const unlockedAt = new Date('2026-11-01T10:00:00Z');
  const rows = all.map((achievementId) => ({ userId: person.userId, achievementId, unlockedAt }));
  await runtime.db.insertInto('achievements').values(rows).execute();
  await shareAchievement(as(person), person.userId, 'imported', true);
  return person;
}

async function read(viewer: Viewer, person: SignedIn) {
  const profile = await readProfile(as(viewer), person.userId);
  if (profile.kind !== 'profile') return profile.kind;
  return { section: profile.achievements, ...(await readAchievements(as(viewer), profile)) };
}
const idsOf = async (viewer: Viewer, person: SignedIn) => {
  const seen = await read(viewer, person);
  return typeof seen === 'string' ? seen : seen.unlocked.map(({ id }) => id).toSorted();
};
const sharedAt = async ({ userId }: SignedIn, achievementId: AchievementId) => {
  const rows = runtime.db.selectFrom('achievements').select('sharedAt').where('userId', '=', userId);
  return (await rows.where('achievementId', '=', achievementId).executeTakeFirstOrThrow()).sharedAt;
};

describe('who sees which achievements (docs/product/assessments.md, Who sees an achievement)', () => {
  it('the owner and administrators see all, the locked ones, and the progress', async () => {
    const person = await makePerson();
    for (const viewer of [person, admin]) {
      const seen = await read(viewer, person);
      if (typeof seen === 'string') throw new Error(seen);
      expect(seen.unlocked.map(({ id }) => id).toSorted()).toEqual(all);
      expect(seen.unlocked.find(({ id }) => id === 'imported')).toMatchObject({ shared: true, isNew: true });
      expect(seen.locked?.map(({ id }) => id)).not.toContain('first-dive');
      expect(seen.locked?.find(({ id }) => id === 'regular')?.progress).toEqual({ done: 0, goal: 10 });
      expect(seen.share !== undefined).toBe(viewer === person);
    }
  });

  it('recruiters see those that are not about the job search, and shared ones', async () => {
    const person = await makePerson();
    expect(await idsOf(recruiter, person)).toEqual(['first-dive', 'imported', 'whole-profile']);
    await shareAchievement(as(person), person.userId, 'spontaneous', true);
    expect(await idsOf(recruiter, person)).toEqual(all);
    const seen = await read(recruiter, person);
    expect(seen).not.toHaveProperty('locked');
    expect(JSON.stringify(seen)).not.toMatch(/isNew|shared/);
  });

  it('other developers see what the public profile shows', async () => {
    expect(await idsOf(stranger, await makePerson())).toEqual(['first-dive', 'imported', 'whole-profile']);
    const shy = await makePerson({ visibility: JSON.stringify({ all: true, cards: {} }) });
    expect(await idsOf(stranger, shy)).toEqual(['imported']);
  });

  it('anonymous visitors see shared ones; without shared ones there is no section', async () => {
    const person = await makePerson();
    expect(await idsOf(undefined, person)).toEqual(['imported']);
    await shareAchievement(as(person), person.userId, 'imported', false);
    expect(await read(undefined, person)).toEqual({ section: false, unlocked: [] });
  });

  it('a disabled, incomplete or hidden profile has no achievements page and no badge for other visitors', async () => {
    for (const traits of [{ disabledAt: new Date('2026-11-01'), disabledReason: 'Absence' }, { isShort: true }]) {
      const person = await makePerson(traits);
      expect(['hidden', 'short']).toContain(await read(undefined, person));
      expect(await readBadge(runtime, person.userId, 'imported')).toBeUndefined();
      expect(await idsOf(person, person)).toEqual(all);
    }
    const hidden = await makePerson({ visibility: JSON.stringify({ all: false, cards: { about: { all: true } } }) });
    for (const viewer of [undefined, stranger]) {
      await expect(read(viewer, hidden)).rejects.toMatchObject({ name: 'NotFound' });
    }
    expect(await readBadge(runtime, hidden.userId, 'imported')).toBeUndefined();
    expect(await idsOf(recruiter, hidden)).toEqual(['first-dive', 'imported', 'whole-profile']);
    expect(await read(hidden, hidden)).toMatchObject({ share: { open: false } });
  });
});

describe('sharing an achievement (docs/product/assessments.md, Sharing an achievement)', () => {
  it('can be undone, is idempotent, and keeps the date of the first time', async () => {
    const person = await makePerson();
    const first = await sharedAt(person, 'imported');
    await shareAchievement(as(person), person.userId, 'imported', true);
    expect(await sharedAt(person, 'imported')).toEqual(first);
    expect(await readBadge(runtime, person.userId, 'imported')).toMatchObject({ id: 'imported' });
    await shareAchievement(as(person), person.userId, 'imported', false);
    await shareAchievement(as(person), person.userId, 'imported', false);
    expect(await readBadge(runtime, person.userId, 'imported')).toBeUndefined();
  });

  it('is refused to other developers, recruiters, administrators and visitors', async () => {
    const person = await makePerson();
    for (const viewer of [undefined, stranger, recruiter, admin]) {
      const refused = { name: 'Forbidden' };
      await expect(shareAchievement(as(viewer), person.userId, 'first-dive', true)).rejects.toMatchObject(refused);
      await expect(markSeen(as(viewer), person.userId, ['first-dive'])).rejects.toMatchObject(refused);
    }
    expect(await sharedAt(person, 'first-dive')).toBeNull();
  });

  it('is refused for an achievement that is locked', async () => {
    const person = await makePerson();
    await expect(shareAchievement(as(person), person.userId, 'podium', true)).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('gives an address without the name when the owner hides the name', async () => {
    const open = await makePerson();
    expect((await readBadge(runtime, open.userId, 'imported'))?.alias).not.toBe(open.userId);
    const shy = await makePerson({ visibility: JSON.stringify({ all: true, cards: {} }) });
    expect((await readBadge(runtime, shy.userId, 'imported'))?.alias).toBe(shy.userId);
    expect(await read(shy, shy)).toMatchObject({ share: { alias: shy.userId } });
  });
});

it('an achievement earned before it existed is unlocked when the owner opens the page', async () => {
  const person = await makeDeveloper(runtime.db);
  expect(await idsOf(admin, person)).toEqual([]);
  expect(await idsOf(person, person)).toEqual(['whole-profile']);
  expect(await idsOf(admin, person)).toEqual(['whole-profile']);
});

it('an achievement stays new until the owner has seen it', async () => {
  const person = await makePerson();
  await markSeen(as(person), person.userId, ['imported', 'podium']);
  const seen = await read(person, person);
  if (typeof seen === 'string') throw new Error(seen);
  expect(seen.unlocked.filter(({ isNew }) => !isNew).map(({ id }) => id)).toEqual(['imported']);
});
