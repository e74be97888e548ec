import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import { makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import {
  minutesLater,
  openTalk,
  requestedTalk,
  type Talk,
  talkingRecruiter,
  write,
} from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { act } from '../introductions/act.ts';
import { requestIntroduction } from '../introductions/request-introduction.ts';
import { runDue } from '../introductions/run-due.ts';
import { markRead } from './mark-read.ts';
import { queueAwayEmails } from './queue-away-emails.ts';
import { queueIntroductionEmail } from './queue-introduction-email.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);

/** Runs the queued e-mail tasks twice each, because a task may run again. */
async function doJobs(): Promise<void> {
  const { rows } = await runtime.pool.query<{ eventId: string }>(
    `delete from graphile_worker._private_jobs using graphile_worker._private_tasks t
     where t.id = task_id and t.identifier = 'introduction-email' returning payload->>'eventId' as "eventId"`,
  );
  for (const { eventId } of [...rows, ...rows]) await queueIntroductionEmail(runtime, eventId);
}
const templatesTo = async ({ email }: SignedIn) =>
  (await emailsTo(runtime.db, email)).map(({ template }) => template).reverse();

async function applied(): Promise<Omit<Talk, 'id'>> {
  const [recruiter, developer] = [await talkingRecruiter(runtime), await makeDeveloper(runtime.db)];
  const jobId = await makeJob(runtime.db, recruiter.membership.companyId);
  await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
  return { recruiter, developer };
}

describe('e-mails about introductions, sent once (docs/product/contact.md, E-mails about introductions)', () => {
  it('a request and a refusal, each with its message', async () => {
    const { developer, recruiter, id } = await requestedTalk(runtime);
    await act(as(developer), id, 'refuse', 'Je viens de signer ailleurs.');
    await doJobs();
    const [request] = await emailsTo(runtime.db, developer.email);
    expect(request).toMatchObject({ template: 'introduction-request', locale: 'fr' });
    expect(request?.text).toContain('Bonjour, parlons-nous ?');
    expect(request?.text).toContain(`/conversations/${id}`);
    const [refusal] = await emailsTo(runtime.db, recruiter.email);
    expect(refusal).toMatchObject({ template: 'introduction-refused' });
    expect(refusal?.text).toContain('Je viens de signer ailleurs.');
  });

  it('an acceptance, without phone or e-mail address', async () => {
    const { developer, recruiter, id } = await openTalk(runtime, { details: true });
    await runtime.db
      .updateTable('developerConfidential')
      .set({ phoneNumber: '+33 6 11 22 33 44' })
      .where('developerId', '=', developer.userId)
      .execute();
    await doJobs();
    const emails = await emailsTo(runtime.db, recruiter.email);
    expect(emails.map(({ template }) => template)).toEqual(['introduction-accepted']);
    expect(emails[0]?.text).toContain(`/manager/candidates/${developer.userId}`);
    expect(JSON.stringify(emails)).not.toMatch(/\+33 6 11|person\d+-\d+@example/);
    expect(id).toBeTruthy();
  });

  it('the answer to an application, with the reason of a decline', async () => {
    const yes = await applied();
    await requestIntroduction(
      as(yes.recruiter),
      yes.developer.userId,
      { status: 31, terms: someTerms },
      crypto.randomUUID(),
    );
    const no = await applied();
    const feedbackDeclineByRec = { code: 'other', message: 'Le poste est pourvu.' } as const;
    const request = { status: 99, feedbackDeclineByRec } as const;
    await requestIntroduction(as(no.recruiter), no.developer.userId, request, crypto.randomUUID());
    await doJobs();
    expect(await templatesTo(yes.developer)).toEqual(['application-accepted']);
    const [declined] = await emailsTo(runtime.db, no.developer.email);
    expect(declined?.template).toBe('application-declined');
    expect(declined?.text).toContain('Raison donnée\u00a0: Autre\n');
    expect(declined?.text).toContain('Le poste est pourvu.');
  });

  it('a reminder and then the end of an unanswered request', async () => {
    const { developer, recruiter } = await requestedTalk(runtime);
    for (const days of [3.1, 7.1]) await runDue(minutesLater(runtime, days * 24 * 60));
    await doJobs();
    expect(await templatesTo(developer)).toEqual(['introduction-request', 'introduction-reminder']);
    expect(await templatesTo(recruiter)).toEqual(['introduction-unanswered']);
  });

  it('they go to the company administrators when the recruiter who started it has left', async () => {
    const { developer, recruiter, id } = await requestedTalk(runtime);
    const { companyId } = recruiter.membership;
    const boss = await makeRecruiter(runtime.db, { companyId });
    const colleague = await makeRecruiter(runtime.db, { companyId, admin: false });
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', recruiter.userId).execute();
    await act(as(developer), id, 'acceptWithoutDetails');
    await doJobs();
    expect(await templatesTo(boss)).toEqual(['introduction-accepted']);
    expect([await templatesTo(recruiter), await templatesTo(colleague)]).toEqual([[], []]);
  });

  it('there is none for a request that the team reviews, before it is released', async () => {
    const recruiter = await talkingRecruiter(runtime);
    await runtime.db
      .updateTable('companies')
      .set({ requestsReviewed: true })
      .where('id', '=', recruiter.membership.companyId)
      .execute();
    const { developer } = await requestedTalk(runtime, recruiter);
    await doJobs();
    expect(await templatesTo(developer)).toEqual([]);
  });
});

describe('a user with unread messages', () => {
  /** Runs for all conversations of this file; each test reads only its own e-mails. */
  const awayAfter = (minutes: number) => queueAwayEmails(minutesLater(runtime, minutes));
  const unreadEmails = async (who: SignedIn) =>
    (await emailsTo(runtime.db, who.email)).filter(({ template }) => template.startsWith('unread-'));

  it('gets one e-mail per conversation until they read it', async () => {
    const { developer, recruiter, id } = await openTalk(runtime);
    await doJobs();
    await markRead(as(developer), id, 1);
    for (const body of ['Un', 'Deux', 'Trois']) await write(runtime, recruiter, id, body);
    await awayAfter(5);
    expect(await unreadEmails(developer)).toEqual([]);
    await Promise.all([awayAfter(11), awayAfter(11)]);
    await write(runtime, recruiter, id, 'Quatre');
    await awayAfter(60);
    const [email, ...others] = await unreadEmails(developer);
    expect(others).toEqual([]);
    expect(email?.subject).toContain('3 messages vous attendent');
    await markRead(as(developer), id, 5);
    await write(runtime, recruiter, id, 'Cinq');
    await awayAfter(61);
    expect(await unreadEmails(developer)).toHaveLength(2);
    expect(await unreadEmails(recruiter)).toEqual([]);
  });

  it('gets no e-mail about the first message of a request, nor about messages they wrote or read', async () => {
    const { developer, recruiter, id } = await openTalk(runtime);
    await doJobs();
    await awayAfter(30);
    expect(await unreadEmails(developer)).toEqual([]);
    await write(runtime, developer, id, 'Bonjour');
    await awayAfter(31);
    expect(await unreadEmails(developer)).toEqual([]);
    expect(await unreadEmails(recruiter)).toHaveLength(1);
  });

  it('gets no e-mail about a conversation that has ended', async () => {
    const { developer, recruiter, id } = await openTalk(runtime);
    await write(runtime, developer, id, 'Finalement non, merci.');
    await act(as(developer), id, 'refuse');
    await awayAfter(30);
    expect(await unreadEmails(recruiter)).toEqual([]);
  });
});
