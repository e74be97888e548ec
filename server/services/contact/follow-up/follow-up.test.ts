import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import type { FollowUpChange } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { readCandidates } from '../candidates/read-candidates.ts';
import { changeFollowUp } from './change-follow-up.ts';
import { readCandidateEvents } from './read-events.ts';
import { readFollowUp } from './read-follow-up.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const change = (who: SignedIn, made: FollowUpChange) => changeFollowUp(as(who), made);
const refusedBy = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: Error) => error.name,
  );
const found = async (who: SignedIn, search: string) =>
  (await readCandidates(as(who), readCandidateQuery(new URLSearchParams(search)))).candidates;
const idsOf = async (who: SignedIn, search: string) => (await found(who, search)).map(({ developerId }) => developerId);
const eventsOf = ({ userId }: SignedIn) =>
  runtime.db
    .selectFrom('candidateEvents')
    .select(['kind', 'actorId', 'ownerId', 'beforeName', 'afterName'])
    .where('developerId', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
const emailsTo = async ({ userId }: SignedIn) =>
  (await runtime.db.selectFrom('emails').select('template').where('userId', '=', userId).execute()).length;

async function team() {
  const recruiter = await talkingRecruiter(runtime);
  const { companyId } = recruiter.membership;
  const colleague = await makeRecruiter(runtime.db, { companyId, admin: false, intros: true });
  const { developer } = await openTalk(runtime, { recruiter });
  return { recruiter, colleague, developer, companyId, developerId: developer.userId };
}

describe('who is in charge of a candidate (docs/product/contact.md, Following a candidate)', () => {
  it('is a colleague, who is told once; putting oneself in charge sends no e-mail', async () => {
    const { recruiter, colleague, developer, developerId } = await team();
    const toColleague = { mode: 'inCharge', developerId, recruiterId: colleague.userId } as const;
    await Promise.all([change(recruiter, toColleague), change(recruiter, toColleague)]);
    expect(await emailsTo(colleague)).toBe(1);
    expect((await readFollowUp(as(recruiter), developerId)).ownerId).toBe(colleague.userId);
    await runtime.db
      .updateTable('recruiters')
      .set({ profilePicHandle: 'b'.repeat(32) })
      .where('id', '=', colleague.userId)
      .execute();
    expect((await found(recruiter, '')).map(({ owner }) => owner)).toMatchObject([
      { name: 'Dominique Petit', picture: expect.stringContaining('b'.repeat(32)) },
    ]);
    await change(recruiter, { ...toColleague, recruiterId: recruiter.userId });
    expect(await emailsTo(recruiter)).toBe(0);
    await change(recruiter, { ...toColleague, recruiterId: null });
    expect(await eventsOf(developer)).toMatchObject([
      { kind: 'owner', ownerId: colleague.userId, actorId: recruiter.userId },
      { kind: 'owner', ownerId: recruiter.userId },
      { kind: 'no-owner', ownerId: null },
    ]);
  });

  it('is a member with the right to start conversations, and no longer one who has left', async () => {
    const { recruiter, colleague, companyId, developerId } = await team();
    const without = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const stranger = await talkingRecruiter(runtime);
    for (const { userId } of [without, stranger])
      expect(await refusedBy(change(recruiter, { mode: 'inCharge', developerId, recruiterId: userId }))).toBe(
        'Invalid',
      );
    await change(recruiter, { mode: 'inCharge', developerId, recruiterId: colleague.userId });
    expect(await idsOf(recruiter, `owner=${colleague.userId}`)).toEqual([developerId]);
    expect(await idsOf(recruiter, 'owner=none')).toEqual([]);
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', colleague.userId).execute();
    expect((await readFollowUp(as(recruiter), developerId)).ownerId).toBeNull();
    expect(await idsOf(recruiter, `owner=${colleague.userId}`)).toEqual([]);
    expect(await idsOf(recruiter, 'owner=none')).toEqual([developerId]);
  });

  it('is noted by recruiters with the right, about people with whom the company has to do', async () => {
    const { recruiter, companyId, developerId } = await team();
    const without = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const stranger = await talkingRecruiter(runtime);
    const made = { mode: 'inCharge', developerId, recruiterId: null } as const;
    expect(await refusedBy(change(without, made))).toBe('Forbidden');
    expect(await refusedBy(readFollowUp(as(without), developerId))).toBe('Forbidden');
    expect(await refusedBy(change(stranger, made))).toBe('NotFound');
    const unknown = (await makeDeveloper(runtime.db)).userId;
    expect(await refusedBy(change(recruiter, { ...made, developerId: unknown }))).toBe('NotFound');
  });
});

describe('the history of a candidate (docs/product/contact.md, The candidate page)', () => {
  it('says what colleagues did, also once their account is gone, and nothing to other companies', async () => {
    const { recruiter, colleague, developer, developerId } = await team();
    await change(colleague, { mode: 'addTag', developerId, name: 'Senior' });
    await change(recruiter, { mode: 'inCharge', developerId, recruiterId: colleague.userId });
    const stage = { companyId: recruiter.membership.companyId, developerId, kind: 'stage', actorId: recruiter.userId };
    await runtime.db
      .insertInto('candidateEvents')
      .values({ ...stage, at: new Date('2040-01-01'), beforePreset: 'interview', afterName: 'Visio' })
      .execute();
    expect(await readCandidateEvents(as(recruiter), developerId)).toMatchObject([
      { kind: 'stage', from: { preset: 'interview' }, to: { name: 'Visio' }, mine: true },
      { kind: 'owner', name: 'Dominique Petit', mine: true },
      { kind: 'tag-added', name: 'Senior', by: 'Dominique Petit', mine: false },
    ]);
    await runtime.db.deleteFrom('users').where('id', '=', colleague.userId).execute();
    const [, owner, tag] = await readCandidateEvents(as(recruiter), developerId);
    expect([owner, tag]).toMatchObject([
      { kind: 'owner', name: null },
      { kind: 'tag-added', by: null },
    ]);
    const stranger = await talkingRecruiter(runtime);
    expect(await readCandidateEvents(as(stranger), developer.userId)).toEqual([]);
  });
});

describe('tags of a candidate (docs/product/contact.md, Following a candidate)', () => {
  it('are one whatever the capitals, in the spelling that the company used first', async () => {
    const { recruiter, colleague, developer, developerId } = await team();
    const other = await openTalk(runtime, { recruiter });
    await change(colleague, { mode: 'addTag', developerId: other.developer.userId, name: 'Senior' });
    const add = (name: string) => change(recruiter, { mode: 'addTag', developerId, name });
    await Promise.all([add('senior'), add('SENIOR')]);
    await add('Paris');
    expect(await readFollowUp(as(colleague), developerId)).toMatchObject({
      tags: ['Senior', 'Paris'],
      companyTags: ['Paris', 'Senior'],
    });
    expect(await idsOf(recruiter, 'tag=PARIS')).toEqual([developerId]);
    expect((await found(recruiter, 'tag=senior')).map(({ tags }) => tags)).toContainEqual(['Senior', 'Paris']);
    const remove = { mode: 'removeTag', developerId, name: 'paris' } as const;
    await change(recruiter, remove);
    await change(recruiter, remove);
    expect(await eventsOf(developer)).toMatchObject([
      { kind: 'tag-added', afterName: 'Senior' },
      { kind: 'tag-added', afterName: 'Paris' },
      { kind: 'tag-removed', beforeName: 'Paris' },
    ]);
  });

  it('are at most ten', async () => {
    const { recruiter, developer, developerId } = await team();
    const add = (name: string) => change(recruiter, { mode: 'addTag', developerId, name });
    for (let n = 1; n <= 9; n++) await add(`tag ${n}`);
    const outcomes = await Promise.all([refusedBy(add('ten')), refusedBy(add('eleven'))]);
    expect(outcomes.sort()).toEqual(['Invalid', 'done']);
    expect((await readFollowUp(as(recruiter), developerId)).tags).toHaveLength(10);
    expect(await eventsOf(developer)).toHaveLength(10);
  });

  it('of a company are those of its own people only', async () => {
    const [one, other] = [await team(), await team()];
    await change(one.recruiter, { mode: 'addTag', developerId: one.developerId, name: 'Confidentiel' });
    expect((await readFollowUp(as(other.recruiter), one.developerId)).tags).toEqual([]);
    expect((await readFollowUp(as(other.recruiter), other.developerId)).companyTags).toEqual([]);
  });
});
