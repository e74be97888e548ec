import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeDeveloper,
  makeJob,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import {
  minutesLater,
  openTalk,
  type Recruiter,
  requestedTalk,
  talkingRecruiter,
  write,
} from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { act } from '../introductions/act.ts';
import { assignToJob } from '../introductions/assign-job.ts';
import { requestIntroduction } from '../introductions/request-introduction.ts';
import { readCandidate } from './read-candidate.ts';
import { columnSize, readCandidates } from './read-candidates.ts';
import { readNeighbours } from './read-neighbours.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const list = (who: SignedIn, search = '', after?: string) =>
  readCandidates(as(who), readCandidateQuery(new URLSearchParams(search)), after);
const states = async (who: SignedIn, search?: string) =>
  (await list(who, search)).candidates.map(({ developerId, state }) => [developerId, state]);

async function applies(developer: SignedIn, { membership }: Recruiter, days = 0): Promise<void> {
  const jobId = await makeJob(runtime.db, membership.companyId);
  const appliedAt = new Date(Date.now() - days * 86_400_000);
  await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId, appliedAt }).execute();
}

describe('the candidates of a company (docs/product/contact.md, The candidate manager)', () => {
  it('are listed by state, latest activity first, with the number of unread messages', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const applied = await makeDeveloper(runtime.db);
    await applies(applied, recruiter);
    const waiting = await requestedTalk(runtime, recruiter);
    const open = await openTalk(runtime, { recruiter });
    const hired = await openTalk(runtime, { recruiter });
    await act(as(recruiter), hired.id, 'hire');
    const refused = await requestedTalk(runtime, recruiter);
    await act(as(refused.developer), refused.id, 'refuse');
    await write(runtime, open.developer, open.id, 'Bonjour !');
    const board = await list(recruiter);
    expect(board.counts).toEqual({ applied: 1, liked: 0, waiting: 1, open: 1, hired: 1, archived: 1 });
    const of = (developer: SignedIn) => board.candidates.find(({ developerId }) => developerId === developer.userId);
    expect(of(applied)).toMatchObject({ state: 'applied', status: null, appliedBy: 'application', last: undefined });
    expect(of(waiting.developer)).toMatchObject({ state: 'waiting', status: 20, unread: 0, last: { mine: true } });
    expect(of(open.developer)).toMatchObject({ state: 'open', unread: 1, last: { body: 'Bonjour !', mine: false } });
    expect((await list(recruiter, '?view=list')).candidates[0]?.developerId).toBe(open.developer.userId);
    expect(await states(recruiter, '?state=archived')).toEqual([[refused.developer.userId, 'archived']]);
  });

  it('show the application to answer soonest first, on the board and on each page of its list', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const developers: SignedIn[] = [];
    for (let count = 0; count < 33; count++) developers.push(await makeDeveloper(runtime.db));
    const [likedLong, likedNow, ...applicants] = developers.map(({ userId }) => userId);
    if (!likedLong || !likedNow) throw new Error();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    // A like asks for no answer, so it has no end.
    await runtime.db
      .insertInto('companyLikes')
      .values([
        { developerId: likedLong, companyId, likedAt: daysAgo(9) },
        { developerId: likedNow, companyId, likedAt: daysAgo(0) },
      ])
      .execute();
    const jobId = await makeJob(runtime.db, companyId);
    await runtime.db
      .insertInto('jobApplications')
      .values(
        applicants.map((developerId, index) => ({
          developerId,
          jobId,
          appliedAt: daysAgo(index === 30 ? 27 : 1 + index / 2),
        })),
      )
      .execute();
    const order = applicants.toReversed();
    const board = (await list(recruiter)).candidates.filter(({ state }) => state === 'applied');
    expect(board.map(({ developerId }) => developerId)).toEqual(order.slice(0, columnSize));
    expect(board.map(({ urgent }) => urgent)).toEqual([true, ...Array(columnSize - 1).fill(false)]);
    expect(await states(recruiter, '?state=liked')).toEqual([
      [likedNow, 'liked'],
      [likedLong, 'liked'],
    ]);
    const first = await list(recruiter, '?state=applied');
    const second = await list(recruiter, '?state=applied', first.next);
    const ids = [...first.candidates, ...second.candidates].map(({ developerId }) => developerId);
    expect(ids).toEqual(order);
    expect((await list(recruiter, '?view=list')).candidates[0]?.developerId).toBe(likedNow);
  });

  it('are found by the offer that they applied to, until they hide from the company', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const [jobId, otherId] = [
      await makeJob(runtime.db, companyId, { title: 'Développeuse Elm' }),
      await makeJob(runtime.db, companyId, { title: 'Cheffe Elm' }),
    ];
    const elsewhere = await makeJob(runtime.db, (await talkingRecruiter(runtime)).membership.companyId);
    const applied = await makeDeveloper(runtime.db);
    const talking = await openTalk(runtime, { recruiter });
    await runtime.db
      .insertInto('jobApplications')
      .values([
        { developerId: applied.userId, jobId },
        { developerId: talking.developer.userId, jobId },
        { developerId: applied.userId, jobId: elsewhere },
      ])
      .execute();
    const found = async (job: string) => new Set((await states(recruiter, `?job=${job}`)).map(([id]) => id));
    expect(await found(jobId)).toEqual(new Set([applied.userId, talking.developer.userId]));
    expect(await found(otherId)).toEqual(new Set());
    // Nothing of what they applied to at another company.
    expect(await found(elsewhere)).toEqual(new Set());
    const { candidates, jobs } = await list(recruiter);
    expect(jobs).toEqual([{ id: jobId, title: 'Développeuse Elm' }]);
    expect(candidates.find(({ developerId }) => developerId === applied.userId)?.job).toBe('Développeuse Elm');
    await blockCompany(as(talking.developer), companyId);
    expect(await found(jobId)).toEqual(new Set([applied.userId]));
  });

  it('have the person before and after in the list, as far as the list goes', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const jobId = await makeJob(runtime.db, recruiter.membership.companyId);
    const people = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const values = people.map(({ userId: developerId }, day) => ({
      ...{ developerId, jobId, appliedAt: new Date(Date.UTC(2026, 10, 1 + day)) },
    }));
    await runtime.db.insertInto('jobApplications').values(values).execute();
    const [first = '', second = '', third = ''] = people.map(({ userId }) => userId);
    const open = await openTalk(runtime, { recruiter });
    const around = (id: string, search: string) =>
      readNeighbours(as(recruiter), readCandidateQuery(new URLSearchParams(search)), id);
    // To answer soonest first.
    expect(await around(first, '?state=applied')).toEqual({ before: null, after: second, place: 1, total: 3 });
    expect(await around(second, '?state=applied')).toEqual({ before: first, after: third, place: 2, total: 3 });
    expect(await around(third, `?job=${jobId}&view=list`)).toEqual({ before: null, after: second, place: 1, total: 3 });
    expect(await around(open.developer.userId, '?view=list')).toMatchObject({ place: 1, total: 4 });
    expect(await around(open.developer.userId, '?state=applied')).toBeUndefined();
    const other = await talkingRecruiter(runtime);
    expect(
      await readNeighbours(as(other), readCandidateQuery(new URLSearchParams('?view=list')), first),
    ).toBeUndefined();
  });

  it('can be filtered by offer, by recruiter and by words', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const colleague = await makeRecruiter(runtime.db, { companyId });
    const one = await openTalk(runtime, { recruiter });
    const two = await openTalk(runtime, { recruiter: colleague });
    const jobId = await makeJob(runtime.db, companyId, { title: 'Développeuse Elm' });
    await assignToJob(as(recruiter), two.developer.userId, jobId);
    await runtime.db
      .updateTable('developers')
      .set({ displayName: 'Zoé Quénelle' })
      .where('id', '=', one.developer.userId)
      .execute();
    await refreshInLibrary(runtime.db, one.developer);
    const only = async (search: string) => (await list(recruiter, search)).candidates.map((found) => found.developerId);
    expect(await only(`?job=${jobId}`)).toEqual([two.developer.userId]);
    expect(await only(`?recruiter=${recruiter.userId}`)).toEqual([one.developer.userId]);
    expect(await only('?q=quenel')).toEqual([one.developer.userId]);
    expect(await only('?q=100%25')).toEqual([]);
    // Words of a conversation are found too, those of another company are not.
    await write(runtime, two.developer, two.id, 'Près de l’Étoile, vendredi.');
    const elsewhere = await openTalk(runtime);
    await write(runtime, elsewhere.developer, elsewhere.id, 'Près de l’Étoile, samedi.');
    expect(await only('?q=etoile+vendredi')).toEqual([two.developer.userId]);
    expect(await only('?q=etoile+samedi')).toEqual([]);
    const { jobs, recruiters } = await list(recruiter);
    expect(jobs).toEqual([{ id: jobId, title: 'Développeuse Elm' }]);
    expect(recruiters.map(({ id }) => id).sort()).toEqual([recruiter.userId, colleague.userId].sort());
  });

  it('are paginated, each candidate once', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const developers: SignedIn[] = [];
    for (let count = 0; count < 33; count++) developers.push(await makeDeveloper(runtime.db));
    const jobId = await makeJob(runtime.db, recruiter.membership.companyId);
    const appliedAt = new Date('2026-11-01T10:00:00Z');
    await runtime.db
      .insertInto('jobApplications')
      .values(developers.map(({ userId: developerId }) => ({ developerId, jobId, appliedAt })))
      .execute();
    const first = await list(recruiter, '?view=list');
    const second = await list(recruiter, '?view=list', first.next);
    const ids = [...first.candidates, ...second.candidates].map(({ developerId }) => developerId);
    expect([ids.length, new Set(ids).size, second.next]).toEqual([33, 33, undefined]);
    expect((await list(recruiter)).candidates).toHaveLength(columnSize);
    await expect(list(recruiter, '?view=list', 'nonsense')).rejects.toMatchObject({ name: 'Invalid' });
  });

  it('do not include developers who hide from the company or are disabled, unless they have a conversation', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const [hiding, disabled] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    for (const developer of [hiding, disabled]) await applies(developer, recruiter);
    await blockCompany(as(hiding), recruiter.membership.companyId);
    await runtime.db
      .updateTable('developers')
      .set({ disabledAt: new Date(), disabledReason: 'other' })
      .where('id', '=', disabled.userId)
      .execute();
    const talk = await openTalk(runtime, { recruiter });
    await blockCompany(as(talk.developer), recruiter.membership.companyId);
    expect(await states(recruiter)).toEqual([[talk.developer.userId, 'open']]);
    for (const { userId } of [hiding, disabled])
      await expect(readCandidate(as(recruiter), userId)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are visible only to recruiters with the right to start conversations', async () => {
    const { membership } = await talkingRecruiter(runtime);
    const silent = await makeRecruiter(runtime.db, { companyId: membership.companyId, admin: false, intros: false });
    for (const who of [silent, await makeDeveloper(runtime.db), await makeAdministrator(runtime.db)])
      await expect(list(who)).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('one candidate (docs/product/contact.md, The candidate page)', () => {
  it('has the conversation, the offer and the earlier introductions', async () => {
    const talk = await requestedTalk(runtime);
    const { recruiter, developer, id } = talk;
    const jobId = await makeJob(runtime.db, recruiter.membership.companyId);
    await assignToJob(as(recruiter), developer.userId, jobId);
    await act(as(developer), id, 'refuse', 'Plus tard peut-être');
    await applies(developer, recruiter, -1);
    const anew = await readCandidate(as(recruiter), developer.userId);
    expect(anew).toMatchObject({
      applied: { by: 'application', elsewhere: false },
      conversation: { introductionId: id },
    });
    const { companyId } = recruiter.membership;
    const ownTool = (disableApplicationWorkflow: boolean) =>
      runtime.db.updateTable('companies').set({ disableApplicationWorkflow }).where('id', '=', companyId).execute();
    await ownTool(true);
    expect(await readCandidate(as(recruiter), developer.userId)).toMatchObject({ applied: { elsewhere: true } });
    await ownTool(false);
    const later = contextOf(minutesLater(runtime, 2 * 24 * 60), recruiter);
    const answered = await requestIntroduction(
      later,
      developer.userId,
      { status: 31, terms: someTerms },
      crypto.randomUUID(),
    );
    if (answered.outcome !== 'done') throw new Error(answered.reason);
    const file = await readCandidate(as(recruiter), developer.userId);
    expect(file).toMatchObject({
      applied: undefined,
      conversation: { introductionId: answered.introductionId, status: 31 },
      introductions: [{ status: 31 }, { id, status: 21 }],
    });
    expect((await readCandidate(as(recruiter), developer.userId, id)).conversation).toMatchObject({
      introductionId: id,
      lines: [{ event: 'request' }, { event: 'refuse', word: 'Plus tard peut-être' }],
    });
  });

  it('has what an applicant applied to with the messages, and the main facts of the profile', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    // Not listed in the CV library: the company knows the person from the application.
    const developer = await makeDeveloper(runtime.db, { salary: 47, jobSearchState: 'pause_profile' });
    const jobId = await makeJob(runtime.db, companyId, { title: 'Développeuse Elm', seoAlias: 'elm-candidate' });
    const applied = { developerId: developer.userId, appliedAt: new Date(Date.now() - 3_600_000) };
    await runtime.db
      .insertInto('jobApplications')
      .values([
        { ...applied, jobId, message: 'Elm me manque.' },
        { ...applied, jobId: await makeJob(runtime.db, (await talkingRecruiter(runtime)).membership.companyId) },
      ])
      .execute();
    await runtime.db
      .insertInto('superlikes')
      .values({ developerId: developer.userId, companyId, message: 'Vous me plaisez.', sentAt: new Date() })
      .execute();
    const file = await readCandidate(as(recruiter), developer.userId);
    expect(file.applications).toMatchObject([
      { job: null, message: 'Vous me plaisez.', closedAt: null },
      { job: { alias: 'elm-candidate', title: 'Développeuse Elm' }, message: 'Elm me manque.', closedAt: null },
    ]);
    expect(file.profile).toMatchObject({ id: developer.userId, salary: 47 });
  });

  it('has neither applications nor a profile of a person who hides from the company since', async () => {
    const { recruiter, developer } = await openTalk(runtime);
    await applies(developer, recruiter);
    expect(await readCandidate(as(recruiter), developer.userId)).toMatchObject({ applications: [{ message: null }] });
    await blockCompany(as(developer), recruiter.membership.companyId);
    const file = await readCandidate(as(recruiter), developer.userId);
    expect(file).toMatchObject({ applications: [], profile: undefined });
    expect(file.conversation).toBeDefined();
  });

  it('shows phone and e-mail only after the developer has given them, and only to that company', async () => {
    const phone = '+33 6 98 76 54 32';
    const talk = await openTalk(runtime);
    const { recruiter, developer } = talk;
    await runtime.db
      .updateTable('developerConfidential')
      .set({ phoneNumber: phone })
      .where('developerId', '=', developer.userId)
      .execute();
    const rival = await requestRival(developer);
    const texts = async (who: SignedIn) =>
      JSON.stringify([await readCandidate(as(who), developer.userId), await list(who), await list(who, '?view=list')]);
    for (const who of [recruiter, rival]) {
      expect(await texts(who)).not.toContain(phone);
      expect(await texts(who)).not.toContain(developer.email);
    }
    await act(as(developer), talk.id, 'acceptWithDetails');
    expect(await texts(recruiter)).toContain(phone);
    expect(await texts(rival)).not.toContain(phone);
    expect(JSON.stringify(await list(recruiter))).not.toContain(phone);
  });

  async function requestRival(developer: SignedIn): Promise<Recruiter> {
    const rival = await talkingRecruiter(runtime);
    const request = { status: 20, message: 'Et nous ?', terms: someTerms } as const;
    await requestIntroduction(as(rival), developer.userId, request, crypto.randomUUID());
    return rival;
  }

  it('is not found by a recruiter of another company', async () => {
    const { developer } = await openTalk(runtime);
    const stranger = await talkingRecruiter(runtime);
    await expect(readCandidate(as(stranger), developer.userId)).rejects.toMatchObject({ name: 'NotFound' });
    const own = await openTalk(runtime, { recruiter: stranger });
    const other = await openTalk(runtime);
    await expect(readCandidate(as(stranger), own.developer.userId, other.id)).rejects.toMatchObject({
      name: 'NotFound',
    });
  });
});
