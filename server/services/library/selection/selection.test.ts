import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../domain/day.ts';
import { selectionLimit } from '../../../../domain/library/selection/selection.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { requestIntroduction } from '../../contact/introductions/request-introduction.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { addCandidate, addPage, removeCandidate } from './change-selection.ts';
import { readBatch } from './read-batch.ts';
import { readSelection } from './read-selection.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn | undefined) => contextOf(runtime, viewer);

type PlanTraits = { candidateLimitDay?: number | null; featureBatch?: boolean };

async function selecter(traits: PlanTraits = {}): Promise<Awaited<ReturnType<typeof makeRecruiter>>> {
  const planId = `plan-${randomUUID()}`;
  const plan = { candidateLimitDay: null, featureBatch: true, pipeCapacity: null, ...traits };
  await runtime.db
    .insertInto('plans')
    .values({ id: planId, nameFr: planId, nameEn: planId, type: 'regular', position: 60, ...plan })
    .execute();
  return makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
}

const developers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeDeveloper(runtime.db, { displayName: 'Noa Petit' })));

const outcomes = (changes: readonly { outcome: string }[]) => changes.map(({ outcome }) => outcome).sort();

async function selectedBy(recruiter: SignedIn): Promise<string[]> {
  return ((await readSelection(as(recruiter)))?.candidates ?? []).map(({ id }) => id);
}

async function viewsOf(companyId: string): Promise<string[]> {
  const rows = await runtime.db
    .selectFrom('companyViews')
    .select('developerId')
    .where('companyId', '=', companyId)
    .execute();
  return rows.map(({ developerId }) => developerId);
}

describe('adding to the selection and removing from it (docs/product/library.md, Adding to the selection)', () => {
  it('keeps the order of adding, as small profiles without other fields', async () => {
    const [recruiter, [first, second]] = [await selecter(), await developers(2)];
    await addCandidate(as(recruiter), first?.userId ?? '');
    const { outcome, candidates } = await addCandidate(as(recruiter), second?.userId ?? '');
    expect(outcome).toBe('added');
    expect(candidates.map(({ id }) => id)).toEqual([first?.userId, second?.userId]);
    expect(Object.keys(candidates[0] ?? {}).sort()).toEqual(['alias', 'firstName', 'id', 'name', 'portrait']);
    const removed = await removeCandidate(as(recruiter), first?.userId ?? '');
    expect(removed.candidates.map(({ id }) => id)).toEqual([second?.userId]);
  });

  it('are idempotent', async () => {
    const [recruiter, [one]] = [await selecter(), await developers(1)];
    const id = one?.userId ?? '';
    const changes = await Promise.all([1, 2, 3].map(() => addCandidate(as(recruiter), id)));
    expect(outcomes(changes)).toEqual(['added', 'alreadySelected', 'alreadySelected']);
    for (const _ of [1, 2]) expect(await removeCandidate(as(recruiter), id)).toMatchObject({ candidates: [] });
  });

  it('adds the people of a page in their order, without those who cannot be added, and once', async () => {
    const [recruiter, [first, second, asked, hidden]] = [await selecter(), await developers(4)];
    const { companyId } = recruiter.membership;
    const paused = await makeDeveloper(runtime.db, { jobSearchState: 'pause_profile' });
    await blockCompany(as(hidden), companyId);
    const request = { status: 20 as const, message: 'Bonjour. '.repeat(12), terms: someTerms };
    await requestIntroduction(as(recruiter), asked?.userId ?? '', request, randomUUID());
    const page = [second, paused, hidden, asked, first].map((one) => one?.userId ?? '');
    const wanted = [...page, randomUUID(), 'x'];
    expect(await addPage(as(recruiter), wanted)).toEqual({ added: 2, quota: false });
    expect(await selectedBy(recruiter)).toEqual([second?.userId, first?.userId]);
    expect(await addPage(as(recruiter), wanted)).toEqual({ added: 0, quota: false });
    expect(await viewsOf(companyId)).toEqual([]);
  });

  it('adds of a page as many as there are places, and views', async () => {
    const [recruiter, people] = [await selecter({ candidateLimitDay: 2 }), await developers(4)];
    const { companyId } = recruiter.membership;
    const ids = people.map(({ userId }) => userId);
    expect(await addPage(as(recruiter), ids)).toEqual({ added: 2, quota: true });
    expect(await selectedBy(recruiter)).toEqual(ids.slice(0, 2));
    expect((await viewsOf(companyId)).sort()).toEqual(ids.slice(0, 2).sort());
    const [other, crowd] = [await selecter(), await developers(selectionLimit + 1)];
    const all = crowd.map(({ userId }) => userId);
    expect(await addPage(as(other), all)).toEqual({ added: selectionLimit, quota: false });
    expect(await selectedBy(other)).toEqual(all.slice(0, selectionLimit));
    // In the order of the page, whatever the order in which the database answers.
    const [third, others] = [await selecter(), all.slice(0, selectionLimit).toReversed()];
    await addPage(as(third), others);
    expect(await selectedBy(third)).toEqual(others);
  });

  it('of a page are refused without a plan with selections, and without the right', async () => {
    const [one] = await developers(1);
    const ids = [one?.userId ?? ''];
    const companyId = await makeCompany(runtime.db, { planId: 'scale-batch' });
    const silent = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    for (const viewer of [await selecter({ featureBatch: false }), silent, await makeNewcomer(runtime.db)])
      await expect(addPage(as(viewer), ids)).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('allows six candidates, also with parallel requests of two tabs', async () => {
    const [recruiter, people] = [await selecter(), await developers(9)];
    for (const { userId } of people.slice(0, 5)) await addCandidate(as(recruiter), userId);
    const tabs = await Promise.all(people.slice(5).map(({ userId }) => addCandidate(as(recruiter), userId)));
    expect(outcomes(tabs)).toEqual(['added', 'full', 'full', 'full']);
    expect(await selectedBy(recruiter)).toHaveLength(selectionLimit);
  });

  it('shows the first name of a developer, and links to the alias', async () => {
    const recruiter = await selecter();
    const person = await makeDeveloper(runtime.db, { displayName: 'Ophélie Garnier', seoAlias: 'ophelie-garnier-dev' });
    await runtime.db
      .updateTable('developerConfidential')
      .set({ firstName: 'Ophélie', lastName: 'Garnier' })
      .where('developerId', '=', person.userId)
      .execute();
    const { candidates } = await addCandidate(as(recruiter), person.userId);
    expect(candidates).toMatchObject([{ firstName: 'Ophélie', alias: 'ophelie-garnier-dev' }]);
  });

  it('shows the nickname of a developer who has chosen it, never the real name', async () => {
    const recruiter = await selecter();
    const hidden = await makeDeveloper(runtime.db, { displayName: 'Loutre patiente' });
    await runtime.db
      .updateTable('developerConfidential')
      .set({ firstName: 'Ophélie', lastName: 'Garnier', nameVisibility: 'nickName', nickName: 'Loutre patiente' })
      .where('developerId', '=', hidden.userId)
      .execute();
    const { candidates } = await addCandidate(as(recruiter), hidden.userId);
    expect(candidates[0]).toMatchObject({ name: 'Loutre patiente', firstName: 'Loutre patiente' });
    expect(JSON.stringify(candidates)).not.toMatch(/Ophélie|Garnier/);
  });
});

describe('daily views when adding to the selection (docs/product/library.md, Adding to the selection)', () => {
  it('adding counts as a view when the plan has a daily limit', async () => {
    const [recruiter, [one]] = [await selecter({ candidateLimitDay: 5 }), await developers(1)];
    await addCandidate(as(recruiter), one?.userId ?? '');
    expect(await viewsOf(recruiter.membership.companyId)).toEqual([one?.userId]);
    const visit = runtime.db.selectFrom('developerVisits').select('count').where('recruiterId', '=', recruiter.userId);
    expect(await visit.execute()).toEqual([{ count: 1 }]);
  });

  it('adding is not a view when the plan has no daily limit', async () => {
    const [recruiter, [one]] = [await selecter(), await developers(1)];
    await addCandidate(as(recruiter), one?.userId ?? '');
    expect(await viewsOf(recruiter.membership.companyId)).toEqual([]);
  });

  it('adding is refused at the daily limit, except for a profile already viewed today', async () => {
    const [recruiter, [seen, other]] = [await selecter({ candidateLimitDay: 1 }), await developers(2)];
    const { companyId } = recruiter.membership;
    const seenAt = runtime.ports.clock.now();
    await runtime.db
      .insertInto('companyViews')
      .values({ companyId, developerId: seen?.userId ?? '', day: dayOf(seenAt), seenAt })
      .execute();
    expect(await addCandidate(as(recruiter), other?.userId ?? '')).toMatchObject({ outcome: 'quota', candidates: [] });
    expect(await addCandidate(as(recruiter), seen?.userId ?? '')).toMatchObject({ outcome: 'added' });
  });

  it('two colleagues use the last view at the same moment: one succeeds', async () => {
    const [recruiter, [one, other]] = [await selecter({ candidateLimitDay: 1 }), await developers(2)];
    const { companyId } = recruiter.membership;
    const colleague = await makeRecruiter(runtime.db, { companyId });
    const changes = await Promise.all([
      addCandidate(as(recruiter), one?.userId ?? ''),
      addCandidate(as(colleague), other?.userId ?? ''),
    ]);
    expect(outcomes(changes)).toEqual(['added', 'quota']);
    expect(await viewsOf(companyId)).toHaveLength(1);
  });
});

describe('who may have a selection, and of whom (docs/product/library.md, Who may have a selection)', () => {
  it.each<[string, () => Promise<SignedIn | undefined>]>([
    ['a recruiter whose plan has no selections', () => selecter({ featureBatch: false })],
    [
      'a recruiter of a company that waits for validation',
      async () => {
        const companyId = await makeCompany(runtime.db, { validatedAt: null, planId: 'scale-batch' });
        return makeRecruiter(runtime.db, { companyId });
      },
    ],
    [
      'a recruiter who may not start conversations',
      async () => {
        const { membership } = await selecter();
        return makeRecruiter(runtime.db, { companyId: membership.companyId, admin: false, intros: false });
      },
    ],
    ['a recruiter without a company', () => makeNewcomer(runtime.db)],
    ['a developer', () => makeDeveloper(runtime.db)],
    ['an administrator', () => makeAdministrator(runtime.db)],
    ['a visitor', async () => undefined],
  ])('%s is refused, and has no selection', async (_, who) => {
    const [viewer, [one]] = [await who(), await developers(1)];
    await expect(addCandidate(as(viewer), one?.userId ?? '')).rejects.toMatchObject({ name: 'Forbidden' });
    expect(await readSelection(as(viewer), [one?.userId ?? ''])).toBeUndefined();
  });

  it('the answer is the same for an unknown developer, a short profile and a developer who hides from the company', async () => {
    const recruiter = await selecter();
    const short = await makeDeveloper(runtime.db, { isShort: true });
    const hiding = await makeDeveloper(runtime.db);
    await blockCompany(as(hiding), recruiter.membership.companyId);
    for (const id of [randomUUID(), 'nobody', short.userId, hiding.userId])
      await expect(addCandidate(as(recruiter), id)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await viewsOf(recruiter.membership.companyId)).toEqual([]);
  });

  it('a paused developer who applied to the company can be added', async () => {
    const recruiter = await selecter();
    const { userId: developerId } = await makeDeveloper(runtime.db, { jobSearchState: 'pause_profile' });
    const superlike = {
      developerId,
      companyId: recruiter.membership.companyId,
      message: 'Bonjour',
      sentAt: new Date(),
    };
    await runtime.db.insertInto('superlikes').values(superlike).execute();
    expect(await addCandidate(as(recruiter), developerId)).toMatchObject({ outcome: 'added' });
  });

  it('a paused developer cannot be added, also from an outdated page', async () => {
    const recruiter = await selecter();
    const paused = await makeDeveloper(runtime.db, { jobSearchState: 'pause_profile' });
    expect(await addCandidate(as(recruiter), paused.userId)).toMatchObject({ outcome: 'unavailable', candidates: [] });
    expect((await readSelection(as(recruiter), [paused.userId]))?.selectable).toEqual({
      [paused.userId]: 'unavailable',
    });
  });

  it('a developer with a conversation cannot be added', async () => {
    const [recruiter, [one]] = [await selecter(), await developers(1)];
    const id = one?.userId ?? '';
    await requestIntroduction(as(recruiter), id, { status: 20, message: 'Bonjour', terms: someTerms }, randomUUID());
    await expect(addCandidate(as(recruiter), id)).rejects.toMatchObject({ name: 'Conflict' });
    expect((await readSelection(as(recruiter), [id]))?.selectable).toEqual({ [id]: 'conversation' });
  });

  it('an applicant cannot be added: the profile has another button', async () => {
    const [recruiter, [one, other]] = [await selecter(), await developers(2)];
    const jobId = await makeJob(runtime.db, recruiter.membership.companyId);
    await runtime.db
      .insertInto('jobApplications')
      .values({ developerId: one?.userId ?? '', jobId })
      .execute();
    const selection = await readSelection(as(recruiter), [one?.userId ?? '', other?.userId ?? '']);
    expect(selection?.selectable).toEqual({ [other?.userId ?? '']: 'selectable' });
  });

  it('a candidate who hides from the company later is removed, and the place is free', async () => {
    const [recruiter, people] = [await selecter(), await developers(7)];
    for (const { userId } of people.slice(0, 6)) await addCandidate(as(recruiter), userId);
    const [hiding, seventh] = [people[0] as SignedIn, people[6] as SignedIn];
    await blockCompany(as(hiding), recruiter.membership.companyId);
    expect(await selectedBy(recruiter)).not.toContain(hiding.userId);
    expect(await addCandidate(as(recruiter), seventh.userId)).toMatchObject({ outcome: 'added' });
    const stored = runtime.db
      .selectFrom('selections')
      .select('developerId')
      .where('recruiterId', '=', recruiter.userId);
    expect(await stored.execute()).toHaveLength(6);
  });

  it('a selection belongs to one recruiter: a colleague and another company cannot see or change it', async () => {
    const [recruiter, stranger, [one]] = [await selecter(), await selecter(), await developers(1)];
    const id = one?.userId ?? '';
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
    await addCandidate(as(recruiter), id);
    for (const other of [colleague, stranger]) {
      expect(await selectedBy(other)).toEqual([]);
      expect(await readBatch(as(other))).toMatchObject({ access: 'open', candidates: [] });
      await removeCandidate(as(other), id);
    }
    expect(await selectedBy(recruiter)).toEqual([id]);
  });

  it('a selection belongs to the company for which it was made', async () => {
    const [recruiter, [one]] = [await selecter(), await developers(1)];
    await addCandidate(as(recruiter), one?.userId ?? '');
    const { membership } = await selecter();
    const moved = { ...recruiter, membership };
    expect(await selectedBy(moved)).toEqual([]);
    expect(await addCandidate(as(moved), one?.userId ?? '')).toMatchObject({ outcome: 'added' });
    expect(await selectedBy(moved)).toEqual([one?.userId]);
  });
});
