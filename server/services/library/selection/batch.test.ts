import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstMessageLeast } from '../../../../domain/contact/conversations/conversation-message.ts';
import { defaultBatchMessage } from '../../../../domain/library/selection/batch-request.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { someTerms, typedTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { requestIntroduction } from '../../contact/introductions/request-introduction.ts';
import { addCandidate, removeCandidate } from './change-selection.ts';
import { readBatch } from './read-batch.ts';
import { sendBatch } from './send-batch.ts';
import { storeDrafts } from './store-drafts.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);

/** A recruiter on the plan with selections, with this many developers selected. */
async function withSelection(count: number, planId = 'selections') {
  await runtime.db
    .insertInto('plans')
    .values({ id: planId, nameFr: planId, nameEn: planId, type: 'regular', featureBatch: true, position: 70 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const recruiter = await makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
  const people = await Promise.all(Array.from({ length: count }, () => makeDeveloper(runtime.db)));
  for (const { userId } of people) await addCandidate(as(recruiter), userId);
  return { recruiter, ids: people.map(({ userId }) => userId) };
}

/** As long as a first message must be. */
const long = (words: string) => words.padEnd(firstMessageLeast, '.');

const payload = (ids: readonly string[], message = long('Bonjour, parlons-nous ?')) => ({
  terms: someTerms,
  payload: Object.fromEntries(ids.map((id) => [id, { message }])),
});

async function open(recruiter: SignedIn) {
  const batch = await readBatch(as(recruiter));
  if (batch.access !== 'open') throw new Error(batch.access);
  return batch;
}

async function messagesTo(ids: readonly string[]) {
  return runtime.db
    .selectFrom('messages as m')
    .innerJoin('introductions as i', 'i.id', 'm.introductionId')
    .select(['i.developerId', 'i.status', 'm.body'])
    .where('i.developerId', 'in', ids)
    .execute();
}

const setState = (id: string, jobSearchState: string) =>
  runtime.db.updateTable('developers').set({ jobSearchState }).where('id', '=', id).execute();

describe('sending to the selection (docs/product/library.md, Sending to the selection)', () => {
  it.each([1, 6])('of %i candidates sends each one request and empties the selection', async (count) => {
    const { recruiter, ids } = await withSelection(count);
    expect(await sendBatch(as(recruiter), payload(ids))).toEqual({});
    expect(await open(recruiter)).toMatchObject({ candidates: [] });
    const messages = await messagesTo(ids);
    expect(messages).toHaveLength(count);
    for (const one of messages) expect(one).toMatchObject({ status: 20, body: long('Bonjour, parlons-nous ?') });
  });

  it('of six with one failure stores the error, sends the others, and a retry sends only the failed one', async () => {
    const { recruiter, ids } = await withSelection(6);
    const paused = ids[2] ?? '';
    await setState(paused, 'pause_profile');
    expect(await sendBatch(as(recruiter), payload(ids))).toEqual({ [paused]: 'DENY_DEVELOPER_UNAVAILABLE' });
    expect((await open(recruiter)).candidates).toMatchObject([
      { id: paused, message: long('Bonjour, parlons-nous ?'), error: 'DENY_DEVELOPER_UNAVAILABLE' },
    ]);
    expect(await messagesTo(ids)).toHaveLength(5);

    await setState(paused, 'actively_searching');
    expect(await sendBatch(as(recruiter), payload([paused], long('Encore moi')))).toEqual({});
    expect(await open(recruiter)).toMatchObject({ candidates: [] });
    expect(await messagesTo([paused])).toMatchObject([{ body: long('Encore moi') }]);
  });

  it('sent three times at once, or again after a lost answer, is sent once', async () => {
    const { recruiter, ids } = await withSelection(3);
    const answers = await Promise.all([1, 2, 3].map(() => sendBatch(as(recruiter), payload(ids))));
    answers.push(await sendBatch(as(recruiter), payload(ids)));
    expect(answers).toEqual([{}, {}, {}, {}]);
    expect(await messagesTo(ids)).toHaveLength(3);
  });

  it('sends nothing to a developer who is not in the selection', async () => {
    const { recruiter, ids } = await withSelection(1);
    const stranger = await makeDeveloper(runtime.db);
    const [removed = ''] = ids;
    await removeCandidate(as(recruiter), removed);
    const unknown = randomUUID();
    expect(await sendBatch(as(recruiter), payload([stranger.userId, removed, unknown]))).toEqual({
      [stranger.userId]: 'notSelected',
      [removed]: 'notSelected',
      [unknown]: 'notSelected',
    });
    expect(await messagesTo([stranger.userId, removed])).toEqual([]);
  });

  it('reports a conversation started by a colleague, and keeps the message', async () => {
    const { recruiter, ids } = await withSelection(1);
    const [id = ''] = ids;
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
    await requestIntroduction(as(colleague), id, { status: 20, message: 'Bonjour', terms: someTerms }, randomUUID());
    expect(await sendBatch(as(recruiter), payload(ids, long('Mon message')))).toEqual({ [id]: 'FINISH_PIPE' });
    expect((await open(recruiter)).candidates).toMatchObject([
      { message: long('Mon message'), error: 'FINISH_PIPE', outcome: 'FINISH_PIPE' },
    ]);
  });

  it('sends the default message when none was written, without storing it as a draft', async () => {
    const { recruiter, ids } = await withSelection(2);
    const [asked = '', paused = ''] = ids;
    await setState(paused, 'pause_profile');
    await sendBatch(as(recruiter), payload(ids, defaultBatchMessage));
    expect(await messagesTo([asked])).toMatchObject([{ body: defaultBatchMessage }]);
    expect((await open(recruiter)).candidates).toMatchObject([{ id: paused, message: null }]);
  });

  it('fills the fields for each person, and keeps what a field is left of', async () => {
    const { recruiter, ids } = await withSelection(2);
    const [named = '', nicknamed = ''] = ids;
    for (const [id, nameVisibility] of [
      [named, 'full'],
      [nicknamed, 'nickName'],
    ] as const)
      await runtime.db
        .updateTable('developerConfidential')
        .set({ firstName: 'Camille', nameVisibility })
        .where('developerId', '=', id)
        .execute();
    await runtime.db.updateTable('developers').set({ displayName: 'mouette' }).where('id', '=', nicknamed).execute();
    expect(await sendBatch(as(recruiter), payload(ids, 'Bonjour {prénom} : {offre}'))).toEqual({
      [named]: 'openField',
      [nicknamed]: 'openField',
    });
    expect((await open(recruiter)).candidates).toMatchObject([
      { message: 'Bonjour {prénom} : {offre}', error: 'openField' },
      { message: 'Bonjour {prénom} : {offre}', error: 'openField' },
    ]);
    expect(await messagesTo(ids)).toEqual([]);
    expect(
      await sendBatch(as(recruiter), payload(ids, `Bonjour {prénom} : {fourchette}, {place}${long('.')}`)),
    ).toEqual({});
    expect((await messagesTo(ids)).map(({ body }) => body).toSorted()).toEqual([
      expect.stringMatching(/^Bonjour Camille : 45–55.k€, Remote\./),
      expect.stringMatching(/^Bonjour mouette : 45–55.k€, Remote\./),
    ]);
  });

  it('knows the technologies of each person, for the hints beside the message', async () => {
    const { recruiter, ids } = await withSelection(1);
    const [developerId = ''] = ids;
    await runtime.db
      .insertInto('developerTechnologies')
      .values({ developerId, technologyId: 'react', position: 0 })
      .execute();
    expect((await open(recruiter)).candidates).toMatchObject([{ words: { technologies: ['React'] } }]);
  });

  it('refuses a message that is too short', async () => {
    const { recruiter, ids } = await withSelection(1);
    expect(await sendBatch(as(recruiter), payload(ids, 'Parlons-nous ?'))).toEqual({ [ids[0] ?? '']: 'short' });
    expect(await messagesTo(ids)).toEqual([]);
  });

  it('refuses a message that its fields make too long', async () => {
    const { recruiter, ids } = await withSelection(1);
    const message = `{lieu} ${'x'.repeat(1990)}`;
    expect(await sendBatch(as(recruiter), payload(ids, message))).toEqual({ [ids[0] ?? '']: 'long' });
  });

  it.each<[string, () => Promise<SignedIn>]>([
    [
      'a recruiter whose plan has lost the feature',
      async () => {
        const { recruiter } = await withSelection(1);
        const { companyId } = recruiter.membership;
        await runtime.db.updateTable('companies').set({ planId: 'freemium' }).where('id', '=', companyId).execute();
        return recruiter;
      },
    ],
    [
      'a recruiter who has lost the right',
      async () => {
        const { recruiter } = await withSelection(1);
        return { ...recruiter, membership: { ...recruiter.membership, admin: false, intros: false } };
      },
    ],
    ['a developer', () => makeDeveloper(runtime.db)],
    ['an administrator', () => makeAdministrator(runtime.db)],
    ['a recruiter without a company', () => makeNewcomer(runtime.db)],
  ])('%s is refused', async (_, who) => {
    const [viewer, one] = [await who(), await makeDeveloper(runtime.db)];
    await expect(sendBatch(as(viewer), payload([one.userId]))).rejects.toMatchObject({ name: 'Forbidden' });
    expect(await messagesTo([one.userId])).toEqual([]);
  });
});

describe('drafts of the selection (docs/product/library.md, The selection page)', () => {
  it('are stored for all and for each candidate', async () => {
    const { recruiter, ids } = await withSelection(2);
    const [first = '', second = ''] = ids;
    const candidates = [
      { devId: first, message: 'Pour vous seule ' },
      { devId: second, message: '' },
    ];
    await storeDrafts(as(recruiter), {
      sameForAll: false,
      message: 'Pour tout le monde',
      terms: typedTerms,
      candidates,
    });
    expect(await open(recruiter)).toMatchObject({
      draft: { sameForAll: false, message: 'Pour tout le monde', terms: typedTerms },
      candidates: [
        { id: first, message: 'Pour vous seule ' },
        { id: second, message: null },
      ],
    });
  });

  it('for one candidate stay when the message for all could not be sent', async () => {
    const { recruiter, ids } = await withSelection(1);
    const candidates = ids.map((devId) => ({ devId, message: 'Pour vous seule' }));
    await storeDrafts(as(recruiter), {
      sameForAll: true,
      message: 'Pour tout le monde',
      terms: typedTerms,
      candidates,
    });
    await setState(ids[0] ?? '', 'pause_profile');
    await sendBatch(as(recruiter), payload(ids, long('Pour tout le monde')));
    expect(await open(recruiter)).toMatchObject({
      draft: { message: 'Pour tout le monde', terms: typedTerms },
      candidates: [{ message: 'Pour vous seule', error: 'DENY_DEVELOPER_UNAVAILABLE' }],
    });
  });

  it('are deleted after all candidates were contacted', async () => {
    const { recruiter, ids } = await withSelection(2);
    const [first = '', second = ''] = ids;
    await storeDrafts(as(recruiter), { sameForAll: true, message: 'Bonjour', terms: null, candidates: [] });
    await sendBatch(as(recruiter), payload([first]));
    expect(await open(recruiter)).toMatchObject({ draft: { message: 'Bonjour' } });
    await sendBatch(as(recruiter), payload([second]));
    expect(await open(recruiter)).toMatchObject({ draft: { sameForAll: true, message: '', terms: null } });
  });

  it('belong to one recruiter', async () => {
    const { recruiter, ids } = await withSelection(1);
    const other = await withSelection(1);
    const candidates = ids.map((devId) => ({ devId, message: 'Autre' }));
    await storeDrafts(as(other.recruiter), { sameForAll: false, message: 'Autre', terms: null, candidates });
    expect(await open(recruiter)).toMatchObject({ draft: { message: '' }, candidates: [{ message: null }] });
  });
});

describe('the selection page (docs/product/library.md, The selection page)', () => {
  it.each<[string, () => Promise<SignedIn>]>([
    ['plan', () => makeRecruiter(runtime.db)],
    [
      'pending',
      async () => makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { validatedAt: null }) }),
    ],
    ['noCompany', () => makeNewcomer(runtime.db)],
    ['notPermitted', () => makeRecruiter(runtime.db, { admin: false, intros: false })],
  ])('has the reason when it is not available: %s', async (access, who) => {
    expect(await readBatch(as(await who()))).toEqual({ access });
  });

  it.each([() => makeDeveloper(runtime.db), () => makeAdministrator(runtime.db)])(
    'is refused to developers and administrators',
    async (who) => {
      await expect(readBatch(as(await who()))).rejects.toMatchObject({ name: 'Forbidden' });
    },
  );

  it('has the contact outcome of each candidate', async () => {
    const { recruiter, ids } = await withSelection(2);
    await setState(ids[1] ?? '', 'pause_profile');
    expect((await open(recruiter)).candidates.map(({ outcome }) => outcome)).toEqual([
      'OK_FULLTIME',
      'DENY_DEVELOPER_UNAVAILABLE',
    ]);
  });
});
