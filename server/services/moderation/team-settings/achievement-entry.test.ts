import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { editEntry, lineOf, notedOf } from '../../../../tests/harness/team-settings.ts';
import type { Runtime } from '../../../runtime.ts';
import { readAchievements } from '../../assessments/achievements/read-achievements.ts';
import { readAchievementWords } from '../../assessments/achievements/read-edits.ts';
import { unlockAchievements } from '../../assessments/achievements/unlock.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { removeEntry } from './save-entry.ts';

let runtime: Runtime;
let administrator: SignedIn;
const now = new Date('2026-11-15T10:00:00Z');
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
const as = (viewer: Viewer, moment = now) => ({
  ...contextOf(runtime, viewer),
  ports: { ...runtime.ports, clock: { now: () => moment } },
});
const team = () => as(administrator);
const edit = (id: string, change: object) => editEntry(team(), 'achievements', id, change);

describe('an achievement in the team settings', () => {
  const pageOf = async (person: SignedIn) => {
    const profile = await readProfile(as(person), person.userId);
    if (profile.kind !== 'profile') throw new Error(profile.kind);
    return readAchievements(as(person), profile);
  };
  const vote = (person: SignedIn, count: number) =>
    sql`insert into question_votes (question_id, user_id, value, voted_at)
      select id, ${person.userId}, 1, ${now} from questions where pool = 'public' limit ${count}`.execute(runtime.db);
  const unlock = (person: SignedIn) =>
    runtime.db.transaction().execute((trx) => unlockAchievements(trx, person.userId, 'question', now));

  it('has the texts and the goal that the team sets, until it is reset', async () => {
    const person = await makeDeveloper(runtime.db);
    await vote(person, 3);
    expect(await unlock(person)).toEqual(['first-vote']);
    await edit('keen-eye', { goal: '3', titleFr: 'Regard vif', descriptionFr: 'Voter {goal} fois.' });
    expect(await readAchievementWords(as(person), 'keen-eye')).toEqual({
      title: 'Regard vif',
      description: 'Voter 3 fois.',
    });
    const before = await makeDeveloper(runtime.db);
    expect((await pageOf(before)).locked?.find(({ id }) => id === 'keen-eye')).toMatchObject({
      title: 'Regard vif',
      progress: { done: 0, goal: 3 },
    });
    expect(await unlock(person)).toEqual(['keen-eye']);
    await removeEntry(team(), 'achievements', 'keen-eye');
    expect((await pageOf(before)).locked?.find(({ id }) => id === 'keen-eye')).toMatchObject({
      title: 'Œil exercé',
      progress: { done: 0, goal: 20 },
    });
    // A developer who has earned it keeps it.
    expect((await pageOf(person)).unlocked.map(({ id }) => id)).toContain('keen-eye');
    expect(await notedOf(team(), 'keen-eye')).toEqual(['settings.achievements.edit', 'settings.achievements.remove']);
  });

  it('that is switched off cannot be earned and is not listed as a goal; a developer who has it keeps it', async () => {
    const [has, hasNot] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    await vote(has, 1);
    await unlock(has);
    await edit('first-vote', { enabled: false });
    await vote(hasNot, 1);
    expect(await unlock(hasNot)).toEqual([]);
    const page = await pageOf(hasNot);
    expect([...page.unlocked, ...(page.locked ?? [])].map(({ id }) => id)).not.toContain('first-vote');
    expect((await pageOf(has)).unlocked.map(({ id }) => id)).toContain('first-vote');
    expect(await lineOf(team(), 'achievements', 'first-vote')).toMatchObject({
      achievement: { enabled: false },
      edited: true,
    });
  });

  it('cannot get a goal that is out of reach', async () => {
    await expect(edit('full-profile', { goal: 101 })).rejects.toMatchObject({
      fields: { goal: 'range:1:100' },
    });
    await expect(edit('nope', {})).rejects.toMatchObject({ name: 'NotFound' });
  });
});
