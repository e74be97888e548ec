import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicExamples, questionsToPublish } from '../../../../domain/catalogue/contributions/draft-test-size.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { contributionTo, makeDraftTest } from '../../../../tests/harness/contributions.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readQuestion } from '../../assessments/questions/read-question.ts';
import { readTest } from '../../assessments/read-test.ts';
import { beginSession } from '../../assessments/session/begin-session.ts';
import { readCandidates } from '../../assessments/session/read-candidates.ts';
import { actOnQuestion } from './act-on-question.ts';
import { askToContribute, decideContributor, withdrawRequest } from './contributors.ts';
import { openDraftTest, publishDraftTest } from './draft-tests.ts';
import { readOpenTests } from './open-tests.ts';
import { proposeQuestion } from './propose-question.ts';
import { readCanSeeDrafts, readDraftTests, readManagedDraftTests } from './read-draft-tests.ts';

let runtime: Runtime;
let admin: SignedIn;
let person: SignedIn;
let testId: string;
const as = (viewer: Viewer) => contextOf(runtime, viewer);

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
});
beforeEach(async () => {
  [person, testId] = [await makeDeveloper(runtime.db), await makeDraftTest(runtime.db)];
});

async function letIn(userId: string) {
  await decideContributor(as(admin), testId, { userId, accept: true });
}
const propose = (viewer: SignedIn) => proposeQuestion(as(viewer), randomUUID(), contributionTo(testId));

describe('a draft test (docs/product/catalogue.md, Draft tests)', () => {
  it('is created by an administrator, with a unique alias', async () => {
    const draft = {
      alias: 'elixir-bases',
      technologyId: 'elixir',
      themeId: 'web',
      nameFr: 'Elixir',
      nameEn: 'Elixir',
      descriptionFr: 'Processus et filtrage.',
      descriptionEn: 'Processes and matching.',
    };
    const { id } = await openDraftTest(as(admin), draft);
    await expect(readTest(as(admin), id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(openDraftTest(as(admin), draft)).rejects.toMatchObject({ fields: { alias: 'duplicate' } });
    await expect(openDraftTest(as(admin), { ...draft, alias: 'Élixir' })).rejects.toMatchObject({
      fields: { alias: 'alias' },
    });
    await expect(openDraftTest(as(person), draft)).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('is open to accepted contributors: they ask, an administrator decides once, and they get an e-mail', async () => {
    await expect(propose(person)).rejects.toMatchObject({ fields: { testId: 'unknown' } });
    await askToContribute(as(person), testId);
    await askToContribute(as(person), testId);
    expect((await readDraftTests(as(person))).find(({ id }) => id === testId)).toMatchObject({ mine: 'asked' });
    await expect(propose(person)).rejects.toMatchObject({ fields: { testId: 'unknown' } });
    await letIn(person.userId);
    await expect(letIn(person.userId)).rejects.toMatchObject({ name: 'Conflict' });
    expect(await emailsTo(runtime.db, person.email)).toMatchObject([{ template: 'contributor-accepted' }]);
    expect((await readOpenTests(as(person))).find(({ id }) => id === testId)).toMatchObject({ draft: true });
    await propose(person);
    const [managed] = (await readManagedDraftTests(as(admin))).filter(({ id }) => id === testId);
    expect(managed).toMatchObject({ waiting: 1, contributors: [{ userId: person.userId, status: 'accepted' }] });
  });

  it('a request can be withdrawn; recruiters and visitors cannot ask', async () => {
    await askToContribute(as(person), testId);
    await withdrawRequest(as(person), testId);
    expect((await readDraftTests(as(person))).find(({ id }) => id === testId)?.mine).toBeNull();
    for (const other of [undefined, await makeRecruiter(runtime.db)])
      await expect(askToContribute(as(other), testId)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(decideContributor(as(person), testId, { userId: person.userId, accept: true })).rejects.toMatchObject({
      name: 'Forbidden',
    });
  });

  it('drafts are visible to administrators and accepted contributors of a draft test', async () => {
    expect(await readCanSeeDrafts(as(admin))).toBe(true);
    await askToContribute(as(person), testId);
    expect(await readCanSeeDrafts(as(person))).toBe(false);
    await letIn(person.userId);
    expect(await readCanSeeDrafts(as(person))).toBe(true);
    expect(await readCanSeeDrafts(as(undefined))).toBe(false);
  });

  it('shows its questions only to its contributors and administrators', async () => {
    const { id: questionId } = await propose(admin);
    const address = { testId, questionId };
    await expect(readQuestion(as(person), address)).rejects.toMatchObject({ name: 'NotFound' });
    await askToContribute(as(person), testId);
    await letIn(person.userId);
    expect(await readQuestion(as(person), address)).toMatchObject({ standing: { draftTest: true } });
  });

  it('is published with enough questions: some become examples, the others are rated, and contributors count as having seen them', async () => {
    await askToContribute(as(person), testId);
    await letIn(person.userId);
    for (let made = 0; made < questionsToPublish; made++) {
      if (made === questionsToPublish - 1)
        await expect(publishDraftTest(as(admin), testId)).rejects.toMatchObject({
          fields: { '': `fewQuestions:${questionsToPublish}` },
        });
      const { id } = await propose(made % 2 ? person : admin);
      await actOnQuestion(as(admin), id, { act: 'accept' });
    }
    await expect(publishDraftTest(as(person), testId)).rejects.toMatchObject({ name: 'Forbidden' });
    await publishDraftTest(as(admin), testId);
    await expect(publishDraftTest(as(admin), testId)).rejects.toMatchObject({ name: 'Conflict' });
    const player = await makeDeveloper(runtime.db);
    expect((await readTest(as(player), testId)).examples).toHaveLength(publicExamples);
    expect(await beginSession(as(player), testId, false)).toMatchObject({ outcome: 'begun' });
    const candidates = (userId: string) =>
      readCandidates(runtime.db, { userId, testId, practice: false, now: new Date() });
    expect(await candidates(player.userId)).toHaveLength(questionsToPublish - publicExamples);
    expect((await candidates(player.userId)).every(({ scored, seen }) => scored && !seen)).toBe(true);
    expect((await candidates(person.userId)).every(({ seen }) => seen)).toBe(true);
  });
});
