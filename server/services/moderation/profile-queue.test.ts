import { beforeAll, describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../domain/moderation/profile-list.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { reviewProfile } from './activate-profile.ts';
import { disableSilently } from './disable-profile.ts';
import { readBatch } from './read-batch.ts';
import { readProfileQueue } from './read-profile-queue.ts';
import { readReview } from './read-review.ts';

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  const made = await testRuntime();
  runtime = { ...made, ports: { ...made.ports, clock: fixedClock('2026-11-16T10:00:00Z') } };
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const idsOf = async (list: ProfileList, text = '') =>
  (await readProfileQueue(as(administrator), list, text)).profiles.map(({ id }) => id);

describe('the queue of profiles to review', () => {
  it('lists complete profiles that are neither disabled nor reviewed, the oldest first', async () => {
    const late = await makeDeveloper(runtime.db, { validationStatus: 'waiting', createdAt: new Date('2026-02-01') });
    const early = await makeDeveloper(runtime.db, { validationStatus: null, createdAt: new Date('2026-01-01') });
    await makeDeveloper(runtime.db, { validationStatus: 'waiting', isShort: true });
    await makeDeveloper(runtime.db);
    expect(await idsOf('waiting')).toEqual([early.userId, late.userId]);
    const { counts, profiles } = await readProfileQueue(as(administrator), 'waiting', '');
    expect(counts.waiting).toBe(2);
    expect(profiles[0]).toMatchObject({ state: 'waiting', acts: ['review', 'disable'], email: early.email });
  });

  it('moves a profile to the batch when it is reviewed, and to the disabled list when it is disabled', async () => {
    const person = await makeDeveloper(runtime.db, { validationStatus: 'waiting' });
    await reviewProfile(as(administrator), person.userId);
    expect(await idsOf('batch')).toEqual([person.userId]);
    expect(await readBatch(as(administrator))).toMatchObject({ publishAt: '2026-11-17T08:00:00.000Z' });
    await disableSilently(as(administrator), person.userId);
    expect(await idsOf('batch')).toEqual([]);
    expect(await idsOf('disabled')).toEqual([person.userId]);
    const { profiles } = await readProfileQueue(as(administrator), 'disabled', '');
    expect(profiles[0]).toMatchObject({ state: 'disabled', disabledReason: 'Default', acts: ['activate'] });
  });

  it('refuses the review of a profile that was changed after the administrator read it', async () => {
    const person = await makeDeveloper(runtime.db, { validationStatus: 'waiting', displayName: 'Reads first' });
    const seen = (await readProfileQueue(as(administrator), 'waiting', person.email)).profiles[0]?.lastUpdate;
    const changed = { lastUpdate: new Date('2026-11-16T09:59:59.001Z') };
    await runtime.db.updateTable('developers').set(changed).where('id', '=', person.userId).execute();
    await expect(reviewProfile(as(administrator), person.userId, seen)).rejects.toMatchObject({ name: 'Conflict' });
    expect(await idsOf('waiting', person.email)).toEqual([person.userId]);
    await reviewProfile(as(administrator), person.userId, changed.lastUpdate.toISOString());
    expect(await idsOf('waiting', person.email)).toEqual([]);
    await disableSilently(as(administrator), person.userId);
  });

  it('finds a profile by part of the name, or by the e-mail address', async () => {
    const person = await makeDeveloper(runtime.db, { displayName: 'Zéphyrine 100%_sûre' });
    expect(await idsOf('all', 'zéphyr')).toEqual([person.userId]);
    expect(await idsOf('all', '0%_s')).toEqual([person.userId]);
    expect(await idsOf('all', '%')).toEqual([person.userId]);
    expect(await idsOf('all', person.email.toUpperCase())).toEqual([person.userId]);
    expect(await idsOf('all', 'nobody at all')).toEqual([]);
  });

  it('is only for administrators', async () => {
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(readProfileQueue(as(viewer), 'all', '')).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readBatch(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

describe('docs/product/moderation.md, Profile queue: the profile beside the list', () => {
  it('has every card with its whole text, and counts as opened by the administrator', async () => {
    const traits = { validationStatus: 'waiting', visibility: JSON.stringify({ all: false, cards: {} }) };
    const person = await makeDeveloper(runtime.db, { ...traits, displayName: 'Ana', personalMessage: 'Un **texte**.' });
    const review = await readReview(as(administrator), person.userId);
    expect(review).toMatchObject({ developerId: person.userId, name: 'Ana', viewer: 'admin' });
    expect(review?.cards.about?.description).toContain('<strong>texte</strong>');
    expect(review?.cards.personal).toMatchObject({ email: person.email });
    const reads = runtime.db.selectFrom('profileReads').select('developerId');
    expect(await reads.where('readerId', '=', administrator.userId).execute()).toEqual([
      { developerId: person.userId },
    ]);
  });

  it('is only for administrators, and missing when the profile no longer exists', async () => {
    const person = await makeDeveloper(runtime.db, { validationStatus: 'waiting' });
    for (const viewer of [undefined, person, await makeRecruiter(runtime.db)]) {
      await expect(readReview(as(viewer), person.userId)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect(await readReview(as(administrator), '00000000-0000-7000-8000-000000000000')).toBeUndefined();
  });
});
