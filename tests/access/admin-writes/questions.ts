import { questionsToPublish } from '../../../domain/catalogue/contributions/draft-test.ts';
import type { QuestionAct } from '../../../domain/catalogue/contributions/question-acts.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { commentQuestion } from '../../../server/services/assessments/questions/comment-question.ts';
import { askToContribute } from '../../../server/services/catalogue/contributions/contributors.ts';
import { proposeQuestion } from '../../../server/services/catalogue/contributions/propose-question.ts';
import { reportQuestion } from '../../../server/services/catalogue/contributions/report-question.ts';
import { contributionTo, makeDraftTest, testIdOf } from '../../harness/contributions.ts';
import { makeDeveloper } from '../../harness/factories.ts';
import type { Desk, Line, Write, Writes } from './desk.ts';

const onQuestion = (subjectId: string, action: string): Line => ({ action, subjectKind: 'question', subjectId });

/** A question of somebody's, in a status. */
async function proposed({ db, as }: Desk, author: SignedIn, status: string): Promise<string> {
  const testId = await testIdOf(db, 'git');
  const { id } = await proposeQuestion(as(author), crypto.randomUUID(), contributionTo(testId));
  const publishedAt = status === 'PUBLISHED' ? new Date('2026-01-02') : null;
  await db.updateTable('questions').set({ status, publishedAt }).where('id', '=', id).execute();
  return id;
}

async function sentWith({ db }: Desk, act: QuestionAct): Promise<object> {
  if (act === 'edit' || act === 'resubmit') return { value: contributionTo(await testIdOf(db, 'git')) };
  return act === 'decline' ? { value: { reason: 'Déjà posée.' } } : {};
}

/** By the team, of somebody else’s question and, where that takes the team all the same, of one’s own. */
const decide = (act: QuestionAct, from: string, ownFrom = from): Write => ({
  logs: async (desk) => {
    const cases = [[await makeDeveloper(desk.db), from] as const, [desk.admin, ownFrom] as const];
    const lines: Line[] = [];
    for (const [author, status] of cases) {
      const questionId = await proposed(desk, author, status);
      await desk.done('contributionActs', { questionId }, { mode: act, ...(await sentWith(desk, act)) });
      lines.push(onQuestion(questionId, `question.${act}`));
    }
    return lines;
  },
});

/** What an author does, nobody does in their place. */
const ofItsAuthor = (act: QuestionAct, from: string): Write => ({
  refused: 409,
  by: async (desk) => {
    const questionId = await proposed(desk, await makeDeveloper(desk.db), from);
    return desk.send('contributionActs', { questionId }, { mode: act, ...(await sentWith(desk, act)) });
  },
});

const contributor = (mode: 'accept' | 'decline', action: string): Write => ({
  logs: async (desk) => {
    const [person, testId] = [await makeDeveloper(desk.db), await makeDraftTest(desk.db)];
    await askToContribute(desk.as(person), testId);
    await desk.done('draftTest', { testId }, { mode, userId: person.userId });
    return { action, subjectKind: 'test', subjectId: testId };
  },
});

async function addressOfQuestion({ db }: Desk): Promise<{ testId: string; questionId: string }> {
  const row = db.selectFrom('questions').select(['testId', 'id as questionId']).where('pool', '=', 'public');
  return row.orderBy('id').executeTakeFirstOrThrow();
}

const move = (body: object): Write => ({
  refused: 403,
  by: (desk) => desk.send('testMoves', { sessionId: crypto.randomUUID() }, body),
});
const questionId = '00000000-0000-7000-8000-000000000000';

/** Questions, the tests that they are of, and what is said about them. */
export const questionWrites: Writes = {
  // What waits, its author edits without the team; an administrator then is an author like any other.
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
    logs: async (desk) => {
      const alias = `draft-${crypto.randomUUID()}`;
      const words = { nameFr: 'Elixir', nameEn: 'Elixir', descriptionFr: 'Processus.', descriptionEn: 'Processes.' };
      const value = { alias, technologyId: 'elixir', categoryId: 'web', ...words };
      await desk.done('draftTests', {}, { mode: 'open', value });
      return { action: 'test.open-draft', subjectKind: 'test', subjectId: await testIdOf(desk.db, alias) };
    },
  },
  'draftTest:publish': {
    logs: async (desk) => {
      const testId = await makeDraftTest(desk.db);
      const online = { status: 'PUBLISHED', publishedAt: new Date('2026-01-02'), pool: 'public' };
      const rated = { difficulty: 2, rating: 1500, deviation: 350, volatility: 0.06 };
      const one = { testId, titleFr: 'Pourquoi ?', titleEn: 'Why?', ...online, ...rated };
      const rows = Array.from({ length: questionsToPublish }, () => one);
      await desk.db.insertInto('questions').values(rows).execute();
      await desk.done('draftTest', { testId }, { mode: 'publish' });
      return { action: 'test.publish', subjectKind: 'test', subjectId: testId };
    },
  },
  'draftTest:accept': contributor('accept', 'test.contributor-accepted'),
  'draftTest:decline': contributor('decline', 'test.contributor-declined'),
  'draftTest:ask': 'own',
  'draftTest:withdraw': 'own',
  'adminReport:handle': {
    logs: async (desk) => {
      const [address, person] = [await addressOfQuestion(desk), await makeDeveloper(desk.db)];
      await reportQuestion(desk.as(person), address, { reason: 'wrong', body: 'La deuxième est juste aussi.' });
      const report = desk.db.selectFrom('questionReports').select('id').where('reporterId', '=', person.userId);
      const { id: reportId } = await report.executeTakeFirstOrThrow();
      const value = { outcome: 'followed', answer: 'Corrigée, merci.' };
      await desk.done('adminReport', { reportId }, { mode: 'handle', value });
      return onQuestion(address.questionId, 'question-report.handle');
    },
  },
  'questionFeedback:deleteComment': {
    logs: async (desk) => {
      const [address, person] = [await addressOfQuestion(desk), await makeDeveloper(desk.db)];
      await commentQuestion(desk.as(person), address, 'Faux.');
      const comment = desk.db.selectFrom('questionComments').select('id').where('authorId', '=', person.userId);
      const { id: commentId } = await comment.executeTakeFirstOrThrow();
      await desk.done('questionFeedback', address, { mode: 'deleteComment', commentId });
      return onQuestion(address.questionId, 'question-comment.delete');
    },
  },
  'questionFeedback:vote': 'own',
  'questionFeedback:comment': 'own',
  questionReport: 'own',
  // Tests are taken by developers.
  'testMoves:go': move({ mode: 'go' }),
  'testMoves:reply': move({ mode: 'reply', questionId, chosen: [0] }),
  'testMoves:skip': move({ mode: 'skip', questionId }),
  'testMoves:giveUp': move({ mode: 'giveUp' }),
  'testMoves:extraTime': move({ mode: 'extraTime', extraTime: 'half' }),
};
