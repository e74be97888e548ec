import type { QualityDecision } from '../../../domain/assessments/quality/question-quality.ts';
import { questionsToPublish } from '../../../domain/catalogue/contributions/draft-test-size.ts';
import type { QuestionAct } from '../../../domain/catalogue/contributions/question-acts.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { commentQuestion } from '../../../server/services/assessments/questions/comment-question.ts';
import { askToContribute } from '../../../server/services/catalogue/contributions/contributors.ts';
import { proposeQuestion } from '../../../server/services/catalogue/contributions/propose-question.ts';
import { reportQuestion } from '../../../server/services/catalogue/contributions/report-question.ts';
import { contributionTo, makeDraftTest, testIdOf } from '../../harness/contributions.ts';
import { makeDeveloper } from '../../harness/factories.ts';
import { addSession } from '../../harness/played-session.ts';
import { makeFormatTest } from '../../harness/question-formats.ts';
import type { AdminClient, Line, Write, Writes } from './admin-client.ts';

const onQuestion = (subjectId: string, action: string): Line => ({ action, subjectKind: 'question', subjectId });

/** A question of an author, in a status. */
async function proposed({ db, as }: AdminClient, author: SignedIn, status: string): Promise<string> {
  const testId = await testIdOf(db, 'git');
  const { id } = await proposeQuestion(as(author), crypto.randomUUID(), contributionTo(testId));
  const publishedAt = status === 'PUBLISHED' ? new Date('2026-01-02') : null;
  await db.updateTable('questions').set({ status, publishedAt }).where('id', '=', id).execute();
  return id;
}

async function sentWith({ db }: AdminClient, act: QuestionAct): Promise<object> {
  if (act === 'edit' || act === 'resubmit') return { value: contributionTo(await testIdOf(db, 'git')) };
  return act === 'decline' ? { value: { reason: 'Déjà posée.' } } : {};
}

/** By the team, for another author's question and, where that also needs the team, for the administrator's own. */
const decide = (act: QuestionAct, from: string, ownFrom = from): Write => ({
  logs: async (client) => {
    const cases = [[await makeDeveloper(client.db), from] as const, [client.admin, ownFrom] as const];
    const lines: Line[] = [];
    for (const [author, status] of cases) {
      const questionId = await proposed(client, author, status);
      await client.done('contributionActs', { questionId }, { mode: act, ...(await sentWith(client, act)) });
      lines.push(onQuestion(questionId, `question.${act}`));
    }
    return lines;
  },
});

/** Actions of the author, which no other user may do. */
const ofItsAuthor = (act: QuestionAct, from: string): Write => ({
  refused: 409,
  by: async (client) => {
    const questionId = await proposed(client, await makeDeveloper(client.db), from);
    return client.send('contributionActs', { questionId }, { mode: act, ...(await sentWith(client, act)) });
  },
});

const contributor = (mode: 'accept' | 'decline', action: string): Write => ({
  logs: async (client) => {
    const [person, testId] = [await makeDeveloper(client.db), await makeDraftTest(client.db)];
    await askToContribute(client.as(person), testId);
    await client.done('draftTest', { testId }, { mode, userId: person.userId });
    return { action, subjectKind: 'test', subjectId: testId };
  },
});

async function addressOfQuestion({ db }: AdminClient): Promise<{ testId: string; questionId: string }> {
  const row = db.selectFrom('questions').select(['testId', 'id as questionId']).where('pool', '=', 'public');
  return row.orderBy('id').executeTakeFirstOrThrow();
}

const move = (body: object): Write => ({
  refused: 403,
  by: (client) => client.send('sessionActions', { sessionId: crypto.randomUUID() }, body),
});
const questionId = '00000000-0000-7000-8000-000000000000';

/** A rated question that rests, decided about by the team. */
const judged = (mode: QualityDecision, action: string): Write => ({
  logs: async ({ db, done }) => {
    const { questions } = await makeFormatTest(db, 'rated', ['choice']);
    const restsSince = new Date('2026-11-16');
    const resting = db.updateTable('questions').set({ restsBecause: 'tells-little', restsSince });
    await resting.where('id', '=', questions.choice).execute();
    await done('qualityActions', {}, { mode, questionId: questions.choice, value: { reason: 'Relue.' } });
    return onQuestion(questions.choice, action);
  },
});

const onSession = (intent: string, action: string): Write => ({
  logs: async (client) => {
    const { userId } = await makeDeveloper(client.db);
    const sessionId = await addSession(client.db, { userId });
    const form = new URLSearchParams({ intent });
    await client.done('adminTestSession', { userId, sessionId }, form);
    return { action, subjectKind: 'developer', subjectId: userId };
  },
});

/** Writes to questions, their tests and their comments. */
export const questionWrites: Writes = {
  'qualityActions:askAgain': judged('askAgain', 'question.restore'),
  'qualityActions:retire': judged('retire', 'question.archive'),
  'adminTestSession:refuseBadge': onSession('refuseBadge', 'test.badge-refused'),
  'adminTestSession:flagsSeen': onSession('flagsSeen', 'test.flags-seen'),
  // A waiting question is edited by its author without the team; an administrator is then an ordinary author.
  'contributionActs:edit': decide('edit', 'WAITING_FOR_VALIDATION', 'PUBLISHED'),
  'contributionActs:accept': decide('accept', 'WAITING_FOR_VALIDATION'),
  'contributionActs:decline': decide('decline', 'WAITING_FOR_VALIDATION'),
  'contributionActs:archive': decide('archive', 'PUBLISHED'),
  'contributionActs:delete': decide('delete', 'PUBLISHED'),
  'contributionActs:restore': decide('restore', 'DELETED'),
  'contributionActs:withdraw': ofItsAuthor('withdraw', 'WAITING_FOR_VALIDATION'),
  'contributionActs:resubmit': ofItsAuthor('resubmit', 'DECLINED'),
  'contributions:propose': 'own',
  'contributions:seen': 'own',
  'draftTests:open': {
    logs: async (client) => {
      const alias = `draft-${crypto.randomUUID()}`;
      const words = { nameFr: 'Elixir', nameEn: 'Elixir', descriptionFr: 'Processus.', descriptionEn: 'Processes.' };
      const value = { alias, technologyId: 'elixir', themeId: 'web', ...words };
      await client.done('draftTests', {}, { mode: 'open', value });
      return { action: 'test.open-draft', subjectKind: 'test', subjectId: await testIdOf(client.db, alias) };
    },
  },
  'draftTest:publish': {
    logs: async (client) => {
      const testId = await makeDraftTest(client.db);
      const online = { status: 'PUBLISHED', publishedAt: new Date('2026-01-02'), pool: 'public' };
      const rated = { difficulty: 2, rating: 1500, deviation: 350, volatility: 0.06 };
      const one = { testId, titleFr: 'Pourquoi ?', titleEn: 'Why?', ...online, ...rated };
      const rows = Array.from({ length: questionsToPublish }, () => one);
      await client.db.insertInto('questions').values(rows).execute();
      await client.done('draftTest', { testId }, { mode: 'publish' });
      return { action: 'test.publish', subjectKind: 'test', subjectId: testId };
    },
  },
  'draftTest:accept': contributor('accept', 'test.contributor-accepted'),
  'draftTest:decline': contributor('decline', 'test.contributor-declined'),
  'draftTest:ask': 'own',
  'draftTest:withdraw': 'own',
  'adminReport:handle': {
    logs: async (client) => {
      const [address, person] = [await addressOfQuestion(client), await makeDeveloper(client.db)];
      await reportQuestion(client.as(person), address, { reason: 'wrong', body: 'La deuxième est juste aussi.' });
      const report = client.db.selectFrom('questionReports').select('id').where('reporterId', '=', person.userId);
      const { id: reportId } = await report.executeTakeFirstOrThrow();
      const value = { outcome: 'followed', answer: 'Corrigée, merci.' };
      await client.done('adminReport', { reportId }, { mode: 'handle', value });
      return onQuestion(address.questionId, 'question-report.handle');
    },
  },
  'questionFeedback:deleteComment': {
    logs: async (client) => {
      const [address, person] = [await addressOfQuestion(client), await makeDeveloper(client.db)];
      await commentQuestion(client.as(person), address, 'Faux.');
      const comment = client.db.selectFrom('questionComments').select('id').where('authorId', '=', person.userId);
      const { id: commentId } = await comment.executeTakeFirstOrThrow();
      await client.done('questionFeedback', address, { mode: 'deleteComment', commentId });
      return onQuestion(address.questionId, 'question-comment.delete');
    },
  },
  'questionFeedback:vote': 'own',
  'questionFeedback:comment': 'own',
  'questionReport:report': 'own',
  // Only developers take tests.
  'sessionActions:go': move({ mode: 'go' }),
  'sessionActions:reply': move({ mode: 'reply', questionId, chosen: [0] }),
  'sessionActions:skip': move({ mode: 'skip', questionId }),
  'sessionActions:giveUp': move({ mode: 'giveUp' }),
  'sessionActions:extraTime': move({ mode: 'extraTime', extraTime: 'half' }),
};
