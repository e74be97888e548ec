import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, type Recruiter, requestedTalk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { readCandidates } from '../candidates/read-candidates.ts';
import { act } from '../introductions/act.ts';
import { assignToJob } from '../introductions/assign-job.ts';
import { readStagesForm, removeOwnStages, saveStages } from './edit-stages.ts';
import { moveCandidates } from './move-candidates.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const read = (who: SignedIn, search = '') => readCandidates(as(who), readCandidateQuery(new URLSearchParams(search)));
const nameOf = (stage: { preset: string | null; name: string | null } | undefined) => stage?.preset ?? stage?.name;
const stageOf = async (who: SignedIn, developer: SignedIn, search = '') => {
  const { candidates, stages } = await read(who, search);
  const found = candidates.find(({ developerId }) => developerId === developer.userId);
  return nameOf(stages.find(({ id }) => id === found?.stageId) ?? found?.otherStage ?? undefined);
};
const stageNamed = async (who: SignedIn, name: string, search = '') => {
  const stage = (await read(who, search)).stages.find((one) => nameOf(one) === name);
  if (!stage) throw new Error(`no stage ${name}`);
  return stage.id;
};
const move = async (who: SignedIn, developer: SignedIn, from: string, to: string, search = '') => {
  const ids = { from: await stageNamed(who, from, search), to: await stageNamed(who, to, search) };
  return moveCandidates(as(who), { stageId: ids.to, moved: [{ developerId: developer.userId, from: ids.from }] });
};
const refusedBy = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: Error) => error.name,
  );
const named = (name: string) => ({ preset: null, name });
const interview = { preset: 'interview', name: null };
const review = { preset: 'review', name: null };

async function applicant({ membership }: Recruiter): Promise<SignedIn> {
  const developer = await makeDeveloper(runtime.db);
  const jobId = await makeJob(runtime.db, membership.companyId);
  await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
  return developer;
}

describe('the stages of a candidate (docs/product/contact.md, Stages of a company)', () => {
  it('are the first of their state until a recruiter moves them', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const applied = await applicant(recruiter);
    const open = await openTalk(runtime, { recruiter });
    const waiting = await requestedTalk(runtime, recruiter);
    expect((await read(recruiter)).stages.map((stage) => [stage.phase, nameOf(stage), stage.count])).toEqual([
      ['applied', 'review', 1],
      ['applied', 'shortlist', 0],
      ['open', 'first-talk', 1],
      ['open', 'interview', 0],
      ['open', 'proposal', 0],
    ]);
    expect(await stageOf(recruiter, applied)).toBe('review');
    expect(await stageOf(recruiter, waiting.developer)).toBeUndefined();
    expect(await move(recruiter, open.developer, 'first-talk', 'proposal')).toMatchObject({ refused: [] });
    expect(await stageOf(recruiter, open.developer)).toBe('proposal');
    const proposal = await stageNamed(recruiter, 'proposal');
    const listed = await read(recruiter, `?state=open&stage=${proposal}`);
    expect(listed.candidates.map(({ developerId }) => developerId)).toEqual([open.developer.userId]);
  });

  it('stay with the state: after an answer, the first stage of the new state', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { developer, id } = await openTalk(runtime, { recruiter });
    await move(recruiter, developer, 'first-talk', 'interview');
    await act(as(recruiter), id, 'archive');
    expect(await stageOf(recruiter, developer)).toBeUndefined();
    await act(as(recruiter), id, 'reopen');
    expect(await stageOf(recruiter, developer)).toBe('interview');
  });

  it('of an offer can differ: there, candidates are in the stage of the same name, or in the first', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const jobId = await makeJob(runtime.db, companyId);
    const [one, other] = [await openTalk(runtime, { recruiter }), await openTalk(runtime, { recruiter })];
    for (const { developer } of [one, other]) await assignToJob(as(recruiter), developer.userId, jobId);
    await move(recruiter, one.developer, 'first-talk', 'interview');
    await move(recruiter, other.developer, 'first-talk', 'proposal');
    const value = { applied: [review], open: [named('Visio'), interview] };
    const { version } = await readStagesForm(as(recruiter), jobId);
    expect(version).toBe(0);
    await saveStages(as(recruiter), jobId, { version, value });
    const search = `?job=${jobId}`;
    expect(await stageOf(recruiter, one.developer, search)).toBe('interview');
    expect(await stageOf(recruiter, other.developer, search)).toBe('Visio');
    // On the board of the whole company, their stage is named.
    const board = await read(recruiter);
    expect(board.candidates.map(({ otherStage }) => nameOf(otherStage ?? undefined)).sort()).toEqual([
      'Visio',
      'interview',
    ]);
    expect(board.counts.open).toBe(2);
    expect(board.stages.every(({ count }) => count === 0)).toBe(true);
    const visio = await stageNamed(recruiter, 'Visio', search);
    const elsewhere = await openTalk(runtime, { recruiter });
    const from = await stageNamed(recruiter, 'first-talk');
    expect(
      await moveCandidates(as(recruiter), {
        stageId: visio,
        moved: [{ developerId: elsewhere.developer.userId, from }],
      }),
    ).toEqual({ moved: [], refused: [{ developerId: elsewhere.developer.userId, reason: 'offer' }] });
    await removeOwnStages(as(recruiter), jobId);
    await removeOwnStages(as(recruiter), jobId);
    expect(await stageOf(recruiter, one.developer, search)).toBe('interview');
    expect(await stageOf(recruiter, other.developer, search)).toBe('proposal');
  });
});

describe('moving candidates (docs/product/contact.md, Moving candidates)', () => {
  it('is refused when a colleague moved them meanwhile, and repeated without effect', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const colleague = await makeRecruiter(runtime.db, recruiter.membership);
    const { developer } = await openTalk(runtime, { recruiter });
    await move(recruiter, developer, 'first-talk', 'interview');
    expect(await move(recruiter, developer, 'first-talk', 'interview')).toEqual({
      moved: [developer.userId],
      refused: [],
    });
    expect(await move(colleague, developer, 'first-talk', 'proposal')).toEqual({
      moved: [],
      refused: [{ developerId: developer.userId, reason: 'elsewhere' }],
    });
    expect(await stageOf(recruiter, developer)).toBe('interview');
    const events = await runtime.db
      .selectFrom('candidateEvents')
      .selectAll()
      .where('developerId', '=', developer.userId)
      .execute();
    expect(events).toMatchObject([
      { kind: 'stage', beforePreset: 'first-talk', afterPreset: 'interview', actorId: recruiter.userId },
    ]);
  });

  it('loses nothing when two recruiters move many at once', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const colleague = await makeRecruiter(runtime.db, recruiter.membership);
    const talks = [];
    for (let count = 0; count < 8; count++) talks.push(await openTalk(runtime, { recruiter }));
    const ids = talks.map(({ developer }) => developer.userId);
    const from = await stageNamed(recruiter, 'first-talk');
    const targets = [await stageNamed(recruiter, 'interview'), await stageNamed(recruiter, 'proposal')] as const;
    const [mine, theirs] = await Promise.all([
      moveCandidates(as(recruiter), { stageId: targets[0], moved: ids.map((developerId) => ({ developerId, from })) }),
      moveCandidates(as(colleague), {
        stageId: targets[1],
        moved: ids.toReversed().map((developerId) => ({ developerId, from })),
      }),
    ]);
    // Each candidate is moved by exactly one of the two; the other is told.
    expect([...mine.moved, ...theirs.moved].sort()).toEqual(ids.toSorted());
    const now = await read(recruiter);
    for (const id of ids)
      expect(now.candidates.find(({ developerId }) => developerId === id)?.stageId).toBe(
        mine.moved.includes(id) ? targets[0] : targets[1],
      );
  });

  it('changes no state, and moves no one with whom the company has nothing to do', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const applied = await applicant(recruiter);
    const stranger = await makeDeveloper(runtime.db);
    const stageId = await stageNamed(recruiter, 'interview');
    const from = await stageNamed(recruiter, 'review');
    const moved = [applied, stranger].map(({ userId }) => ({ developerId: userId, from }));
    expect(await moveCandidates(as(recruiter), { stageId, moved })).toEqual({
      moved: [],
      refused: [
        { developerId: applied.userId, reason: 'state' },
        { developerId: stranger.userId, reason: 'unknown' },
      ],
    });
    const row = runtime.db.selectFrom('candidates').select('developerId').where('developerId', '=', stranger.userId);
    expect(await row.executeTakeFirst()).toBeUndefined();
    const other = await talkingRecruiter(runtime);
    expect(await moveCandidates(as(other), { stageId, moved: moved.slice(0, 1) })).toMatchObject({
      refused: [{ reason: 'unknown' }],
    });
  });

  it('is for recruiters with the right to start conversations', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const stageId = await stageNamed(recruiter, 'interview');
    const without = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const command = { stageId, moved: [{ developerId: recruiter.userId, from: null }] };
    expect(await refusedBy(moveCandidates(as(without), command))).toBe('Forbidden');
    expect(await refusedBy(readStagesForm(as(without), undefined))).toBe('Forbidden');
    expect(await refusedBy(saveStages(as(without), undefined, { version: 1, value: {} }))).toBe('Forbidden');
  });
});

describe('editing stages (docs/product/contact.md, Stages of a company)', () => {
  it('keeps candidates in a renamed or moved stage; those of a deleted one are in the first', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const [one, other] = [await openTalk(runtime, { recruiter }), await openTalk(runtime, { recruiter })];
    await move(recruiter, one.developer, 'first-talk', 'interview');
    await move(recruiter, other.developer, 'first-talk', 'proposal');
    const { version, value } = await readStagesForm(as(recruiter), undefined);
    const renamed = value.open
      .filter(({ preset }) => preset !== 'proposal')
      .map((stage) => (stage.preset === 'interview' ? { id: stage.id, ...named('Entretien d’équipe') } : stage));
    const changed = { ...value, open: renamed.toReversed() };
    await saveStages(as(recruiter), undefined, { version, value: changed });
    // The same form sent twice.
    await saveStages(as(recruiter), undefined, { version, value: changed });
    expect(await stageOf(recruiter, one.developer)).toBe('Entretien d’équipe');
    expect(await stageOf(recruiter, other.developer)).toBe('Entretien d’équipe');
    const stages = (await read(recruiter)).stages.filter(({ phase }) => phase === 'open').map(nameOf);
    expect(stages).toEqual(['Entretien d’équipe', 'first-talk']);
    const stale = saveStages(as(recruiter), undefined, { version, value: { ...changed, open: [interview] } });
    expect(await refusedBy(stale)).toBe('Conflict');
  });

  it('overwriting the changes of a colleague keeps stages of the same name', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { developer } = await openTalk(runtime, { recruiter });
    await move(recruiter, developer, 'first-talk', 'interview');
    await saveStages(as(recruiter), undefined, {
      version: null,
      value: { applied: [review], open: [named('Visio'), interview] },
    });
    expect(await stageOf(recruiter, developer)).toBe('interview');
  });

  it('of an offer of another company is not found', async () => {
    const [recruiter, other] = [await talkingRecruiter(runtime), await talkingRecruiter(runtime)];
    const jobId = await makeJob(runtime.db, other.membership.companyId);
    const value = { applied: [review], open: [interview] };
    expect(await refusedBy(readStagesForm(as(recruiter), jobId))).toBe('NotFound');
    expect(await refusedBy(saveStages(as(recruiter), jobId, { version: 0, value }))).toBe('NotFound');
    expect(await refusedBy(removeOwnStages(as(recruiter), jobId))).toBe('NotFound');
  });
});
