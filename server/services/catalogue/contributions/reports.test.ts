import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import type { QuestionAddress } from '../../assessments/questions/public-question.ts';
import { handleReport, readReports } from './handle-report.ts';
import { reportQuestion } from './report-question.ts';

let runtime: Runtime;
let admin: SignedIn;
let reporter: SignedIn;
let address: QuestionAddress;
const as = (viewer: Viewer) => contextOf(runtime, viewer);
const pool = (name: string) =>
  runtime.db.selectFrom('questions').select(['testId', 'id as questionId']).where('pool', '=', name).orderBy('id');

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
  address = await pool('public').executeTakeFirstOrThrow();
});
beforeEach(async () => {
  await runtime.db.deleteFrom('questionReports').execute();
  reporter = await makeDeveloper(runtime.db);
});
const wrong = { reason: 'wrong', body: 'La deuxième est juste aussi.' };

describe('reporting a question (docs/product/catalogue.md, Reporting a question)', () => {
  it('is allowed to every reader, with or without an account; two reports of one user are one', async () => {
    await reportQuestion(as(undefined), address, { reason: 'unclear', body: '' });
    await reportQuestion(as(reporter), address, { reason: 'unclear', body: '' });
    await reportQuestion(as(reporter), address, wrong);
    expect(await readReports(as(admin))).toMatchObject([
      { reason: 'unclear', reporter: null, question: { id: address.questionId, fromFile: true } },
      { reason: 'wrong', body: wrong.body, reporter: reporter.name },
    ]);
    for (const text of ['DEUXIÈME', reporter.name])
      expect(await readReports(as(admin), text)).toMatchObject([{ reason: 'wrong' }]);
    expect(await readReports(as(admin), 'rien de tel')).toEqual([]);
  });

  it('needs a reason, and a text when the reason is "other"', async () => {
    await expect(reportQuestion(as(reporter), address, { reason: '', body: 'x' })).rejects.toMatchObject({
      fields: { reason: 'required' },
    });
    await expect(reportQuestion(as(reporter), address, { reason: 'other', body: ' ' })).rejects.toMatchObject({
      fields: { body: 'required' },
    });
  });

  it('is refused for a rated question, and limited per account', async () => {
    const rated = await pool('rated').executeTakeFirstOrThrow();
    await expect(reportQuestion(as(admin), rated, wrong)).rejects.toMatchObject({ name: 'NotFound' });
    const all = await Promise.allSettled(
      Array.from({ length: 21 }, () => reportQuestion(as(reporter), address, wrong)),
    );
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('an administrator handles a report', () => {
  const only = async () => (await readReports(as(admin)))[0]?.id ?? '';

  it('it is handled once, and a reporter with an account gets the answer', async () => {
    await reportQuestion(as(reporter), address, wrong);
    const id = await only();
    const answer = { outcome: 'followed', answer: 'Corrigée, merci.' };
    const outcomes = await Promise.allSettled([
      handleReport(as(admin), id, answer),
      handleReport(as(admin), id, answer),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const emails = await emailsTo(runtime.db, reporter.email);
    expect(emails).toMatchObject([{ template: 'question-report-answered' }]);
    expect(emails[0]?.text).toContain('Corrigée, merci.');
    expect(await readReports(as(admin))).toEqual([]);
    expect(await auditOf(runtime.db, address.questionId)).toMatchObject([{ action: 'question-report.handle' }]);
    // A later report is a new one.
    await reportQuestion(as(reporter), address, wrong);
    expect(await readReports(as(admin))).toHaveLength(1);
  });

  it('the report of a visitor without an account sends no e-mail', async () => {
    await reportQuestion(as(undefined), address, wrong);
    await handleReport(as(admin), await only(), { outcome: 'dismissed', answer: '' });
    expect(await readReports(as(admin))).toEqual([]);
  });

  it('other users can neither read nor handle reports', async () => {
    await expect(readReports(as(reporter))).rejects.toMatchObject({ name: 'Forbidden' });
    const answer = { outcome: 'followed', answer: '' };
    await expect(handleReport(as(reporter), randomUUID(), answer)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(handleReport(as(admin), randomUUID(), answer)).rejects.toMatchObject({ name: 'Conflict' });
  });
});
