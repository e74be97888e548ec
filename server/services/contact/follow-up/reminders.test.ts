import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, type Recruiter, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { changeFollowUp } from './change-follow-up.ts';
import { readDueReminders, readReminders } from './read-reminders.ts';
import { tellReminders } from './tell-reminders.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const at = (moment: string): Runtime => ({
  ...runtime,
  ports: { ...runtime.ports, clock: fixedClock(new Date(moment)) },
});
/** Half past midnight in Paris, still the day before in UTC. */
const today = '2031-03-09T23:30:00Z';
const as = (who: Recruiter, moment = today) => contextOf(at(moment), who);
const refusedBy = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: Error) => error.name,
  );
const remind = (who: Recruiter, developerId: string, day: string, word: string | null = null, id = randomUUID()) =>
  changeFollowUp(as(who), { mode: 'remind', developerId, id, day, word });
const tick = (who: Recruiter, developerId: string, id: string, done = true) =>
  changeFollowUp(as(who), { mode: 'reminderDone', developerId, id, done });
const wordsOf = async (who: Recruiter, developerId: string) =>
  (await readReminders(as(who), developerId)).reminders.map(({ word }) => word);
const emailsTo = ({ userId }: Recruiter) =>
  runtime.db.selectFrom('emails').select(['subject', 'text']).where('userId', '=', userId).execute();

async function candidate() {
  const recruiter = await talkingRecruiter(runtime);
  const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
  const { developer, id } = await openTalk(runtime, { recruiter });
  return { recruiter, colleague, developer, developerId: developer.userId, introductionId: id };
}

describe('reminders (docs/product/contact.md, Reminders)', () => {
  it('are seen by their author only, from today to a year from now, by days of Paris', async () => {
    const { recruiter, colleague, developerId } = await candidate();
    await remind(recruiter, developerId, '2031-03-10', 'Aujourd’hui');
    await remind(recruiter, developerId, '2032-03-10', 'Dans un an');
    for (const day of ['2031-03-09', '2032-03-11'])
      expect(await refusedBy(remind(recruiter, developerId, day))).toBe('Invalid');
    expect(await wordsOf(recruiter, developerId)).toEqual(['Aujourd’hui', 'Dans un an']);
    expect(await wordsOf(colleague, developerId)).toEqual([]);
    const [first] = (await readReminders(as(recruiter), developerId)).reminders;
    expect(first).toMatchObject({ day: '2031-03-10', due: true, done: false });
    expect(await refusedBy(tick(colleague, developerId, first?.id ?? ''))).toBe('NotFound');
    expect(await readDueReminders(as(colleague))).toEqual({ count: 0, first: [] });
  });

  it('sent twice are one, and at most five wait for each person', async () => {
    const { recruiter, developerId } = await candidate();
    const id = randomUUID();
    await Promise.all([1, 2].map(() => remind(recruiter, developerId, '2031-04-01', 'Une fois', id)));
    for (let n = 0; n < 4; n++) await remind(recruiter, developerId, '2031-04-02');
    expect(await refusedBy(remind(recruiter, developerId, '2031-04-03'))).toBe('Invalid');
    await tick(recruiter, developerId, id);
    expect(await refusedBy(remind(recruiter, developerId, '2031-04-03'))).toBe('done');
    expect(await refusedBy(tick(recruiter, developerId, id, false))).toBe('Invalid');
    // What was done today is still there, after what waits.
    expect(await wordsOf(recruiter, developerId)).toEqual([null, null, null, null, null, 'Une fois']);
  });

  it('are told once by e-mail, all of a day together, and wait on the home page until they are done', async () => {
    const { recruiter, developer, developerId } = await candidate();
    const other = await openTalk(runtime, { recruiter });
    await remind(recruiter, developerId, '2031-03-10', 'Demander son préavis');
    await remind(recruiter, other.developer.userId, '2031-03-10');
    await remind(recruiter, developerId, '2031-03-11', 'Demain');
    await tellReminders(at('2031-03-10T06:00:00Z'));
    await tellReminders(at('2031-03-10T07:00:00Z'));
    const sent = await emailsTo(recruiter);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: expect.stringContaining('2 rappels') });
    expect(sent[0]?.text).toContain('Demander son préavis');
    expect(sent[0]?.text).not.toContain('Demain');
    const due = await readDueReminders(as(recruiter));
    expect(due).toMatchObject({ count: 2 });
    const mine = due?.first.find((one) => one.developerId === developer.userId);
    expect(mine).toMatchObject({ word: 'Demander son préavis', day: '2031-03-10' });
    await tick(recruiter, developerId, mine?.id ?? '');
    expect(await readDueReminders(as(recruiter))).toMatchObject({ count: 1 });
  });

  it('are not told to someone who has left, nor about someone who is no candidate any more', async () => {
    const { recruiter, colleague, developerId, introductionId } = await candidate();
    await remind(colleague, developerId, '2031-03-10');
    await remind(recruiter, developerId, '2031-03-10');
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', colleague.userId).execute();
    await runtime.db.deleteFrom('introductions').where('id', '=', introductionId).execute();
    await tellReminders(at(today));
    expect(await emailsTo(colleague)).toEqual([]);
    expect(await emailsTo(recruiter)).toEqual([]);
    expect(await readDueReminders(as(recruiter))).toEqual({ count: 0, first: [] });
  });
});
