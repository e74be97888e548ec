import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyJob } from '../../../domain/jobs/job-query.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../tests/harness/emails.ts';
import { makeAdministrator, makeJob } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import {
  minutesLater,
  openTalk,
  type Recruiter,
  requestedTalk,
  type Talk,
  talkingRecruiter,
  write,
} from '../../../tests/harness/talk.ts';
import { someTerms } from '../../../tests/harness/terms.ts';
import type { Runtime } from '../../runtime.ts';
import { queueAwayEmails } from '../contact/conversations/queue-away-emails.ts';
import { queueIntroductionEmail } from '../contact/conversations/queue-introduction-email.ts';
import { readConversation } from '../contact/conversations/read-conversation.ts';
import { readConversations } from '../contact/conversations/read-conversations.ts';
import { act } from '../contact/introductions/act.ts';
import { readIntroductionFile } from '../contact/introductions/read-introduction-file.ts';
import { readReviewQueue } from '../contact/introductions/read-review-queue.ts';
import { requestIntroduction } from '../contact/introductions/request-introduction.ts';
import { runDue } from '../contact/introductions/run-due.ts';
import { findJobs } from '../jobs/search/find-jobs.ts';
import { sendEmail } from '../shared/emails/send-email.ts';
import { readCompany } from './read-company.ts';
import { restoreValidation } from './restore-validation.ts';
import { acceptCompany, askAgain } from './review.ts';
import { setRequestsReviewed } from './review-requests.ts';
import { giveUpCompany } from './team/change-team.ts';
import { withdrawValidation } from './withdraw-validation.ts';

let runtime: Runtime;
let admin: SignedIn;
let recruiter: Recruiter;
let companyId: string;
let request: Talk;

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
});
beforeEach(async () => {
  recruiter = await talkingRecruiter(runtime);
  companyId = recruiter.membership.companyId;
  request = await requestedTalk(runtime, recruiter);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const reason = 'Le site est celui d’une autre entreprise.';
const withdraw = (at = runtime) => withdrawValidation(contextOf(at, admin), companyId, { reason });
const restore = (at = runtime) => restoreValidation(contextOf(at, admin), companyId);
/** The recruiter after the withdrawal, as a new request reads them. */
const withdrawn = () => ({ ...recruiter, membership: { ...recruiter.membership, validated: false, refused: true } });
const rowOf = (id: string) =>
  runtime.db.selectFrom('introductions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const frozen = { outcome: 'refused', reason: 'frozen' };
const daysLater = (days: number) => minutesLater(runtime, days * 24 * 60);

describe('a company whose validation is withdrawn (docs/product/contact.md, A company without validation)', () => {
  it('its request: the developer sees it, cannot accept, and may refuse', async () => {
    await withdraw();
    const { developer, id } = request;
    const { conversations } = await readConversations(as(developer));
    expect(conversations).toMatchObject([{ introductionId: id, frozen: true }]);
    expect(await readConversation(as(developer), id)).toMatchObject({ frozen: true, can: { acts: ['refuse'] } });
    for (const accept of ['acceptWithDetails', 'acceptWithoutDetails'] as const)
      expect(await act(as(developer), id, accept)).toMatchObject(frozen);
    expect(await rowOf(id)).toMatchObject({ status: 20, contactGiven: false });
    expect(await act(as(developer), id, 'refuse')).toMatchObject({ outcome: 'done' });
    // A refusal can be changed into an acceptance, but not now.
    expect(await act(as(developer), id, 'acceptWithDetails')).toMatchObject(frozen);
  });

  it('its conversations: nobody writes, no details are given, and its members read nothing', async () => {
    const { developer, id } = await openTalk(runtime, { recruiter });
    await withdraw();
    expect(await readConversation(as(developer), id)).toMatchObject({ can: { write: false, acts: ['refuse'] } });
    expect(await write(runtime, developer, id, 'Bonjour ?')).toMatchObject(frozen);
    expect(await act(as(developer), id, 'acceptWithDetails')).toMatchObject(frozen);
    // A request that began before the withdrawal carries the former rights: the transaction decides.
    expect(await write(runtime, recruiter, id, 'Bonjour ?')).toMatchObject(frozen);
    expect(await act(as(recruiter), id, 'hire')).toMatchObject(frozen);
    for (const attempt of [readConversation(as(withdrawn()), id), write(runtime, withdrawn(), id, 'Bonjour ?')])
      await expect(attempt).rejects.toMatchObject({ name: 'Forbidden' });
    expect(
      await requestIntroduction(as(recruiter), developer.userId, { status: 31, terms: someTerms }, randomUUID()),
    ).toMatchObject({
      outcome: 'refused',
    });
  });

  it('its requests in review cannot go out, and the team may still stop them', async () => {
    await setRequestsReviewed(as(admin), companyId, true);
    const { id } = await requestedTalk(runtime, recruiter);
    await withdraw();
    expect((await readReviewQueue(as(admin))).held).toContainEqual(expect.objectContaining({ id, frozen: true }));
    expect(await readIntroductionFile(as(admin), id)).toMatchObject({ frozen: true, acts: ['cancel'] });
    expect(await act(as(admin), id, 'release')).toMatchObject(frozen);
    expect(await act(as(admin), id, 'cancel', reason)).toMatchObject({ outcome: 'done' });
  });

  it('the words of developers do not reach its members by e-mail; what the team stops does', async () => {
    const [accepted, stopped] = [await requestedTalk(runtime, recruiter), await openTalk(runtime, { recruiter })];
    await act(as(accepted.developer), accepted.id, 'acceptWithoutDetails', 'Mon numéro est 06 00 00 00 00.');
    await withdraw();
    await act(as(request.developer), request.id, 'refuse', 'Votre annonce est fausse.');
    await act(as(admin), stopped.id, 'cancel', reason);
    const events = await runtime.db
      .selectFrom('introductionEvents')
      .select('id')
      .where('introductionId', 'in', [accepted.id, request.id, stopped.id])
      .where('event', 'in', ['acceptWithoutDetails', 'refuse', 'cancel'])
      .where('actorKind', 'in', ['developer', 'admin'])
      .execute();
    for (const { id } of events) await queueIntroductionEmail(runtime, id);
    const told = (await emailsTo(runtime.db, recruiter.email)).map(({ template }) => template);
    expect(told.filter((template) => template.startsWith('introduction-'))).toEqual(['introduction-stopped-company']);
  });

  it('its offers are not listed', async () => {
    await makeJob(runtime.db, companyId, { status: 'JOB_PUBLISHED' });
    const listed = async () => (await findJobs(as(undefined), anyJob, undefined, companyId)).jobs.length;
    expect(await listed()).toBe(1);
    await withdraw();
    expect(await listed()).toBe(0);
    await restore();
    expect(await listed()).toBe(1);
  });

  it('an acceptance at the moment of the withdrawal is stored before it, or refused', async () => {
    const [accepted] = await Promise.all([act(as(request.developer), request.id, 'acceptWithDetails'), withdraw()]);
    const { status } = await rowOf(request.id);
    expect([accepted.outcome, status]).toEqual(status === 30 ? ['done', 30] : ['refused', 20]);
  });

  it('an answer that was stored before is repeated without an error', async () => {
    await act(as(request.developer), request.id, 'acceptWithDetails');
    await withdraw();
    expect(await act(as(request.developer), request.id, 'acceptWithDetails')).toEqual({
      outcome: 'done',
      repeated: true,
    });
  });

  it('time stands still: no reminder, no end, no e-mail about unread messages; then it goes on', async () => {
    const { developer, id } = await openTalk(runtime, { recruiter });
    await write(runtime, developer, id, 'À demain.');
    const before = await rowOf(request.id);
    await withdraw(daysLater(1));
    await runDue(daysLater(9));
    await queueAwayEmails(daysLater(2));
    expect(await rowOf(request.id)).toMatchObject({ status: 20, remindedAt: null });
    const unread = async () =>
      (await emailsTo(runtime.db, recruiter.email)).filter(({ template }) => template.startsWith('unread')).length;
    expect(await unread()).toBe(0);
    await restore(daysLater(10));
    const moved = (await rowOf(request.id)).dueAt?.getTime() ?? 0;
    const days = (moved - (before.dueAt?.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(9, 3);
    await runDue(daysLater(11));
    expect(await rowOf(request.id)).toMatchObject({ remindedAt: null });
    await runDue(daysLater(12.1));
    expect(await rowOf(request.id)).toMatchObject({ status: 20, remindedAt: expect.any(Date) });
    await queueAwayEmails(daysLater(1));
    expect(await unread()).toBe(1);
  });
});

describe('restoring a validation (docs/product/companies.md, Withdrawing and restoring a validation)', () => {
  it('sets everything going again, and not what was ended meanwhile', async () => {
    const refused = await requestedTalk(runtime, recruiter);
    const open = await openTalk(runtime, { recruiter });
    await withdraw();
    await act(as(refused.developer), refused.id, 'refuse');
    await restore();
    expect([(await rowOf(request.id)).status, (await rowOf(refused.id)).status]).toEqual([20, 21]);
    expect(await act(as(request.developer), request.id, 'acceptWithDetails')).toMatchObject({ outcome: 'done' });
    expect(await write(runtime, recruiter, open.id, 'Nous revoilà.')).toMatchObject({ outcome: 'sent' });
    await expect(restore()).rejects.toMatchObject({ name: 'Conflict' });
    expect((await auditOf(runtime.db, companyId)).map(({ action }) => action)).toEqual([
      'company.withdraw',
      'company.restore',
    ]);
  });

  it('as an undo nobody gets an e-mail; later the administrators of the company get both', async () => {
    const emails = () =>
      runtime.db
        .selectFrom('emails')
        .select(['id', 'template', 'status'])
        .where('toAddress', '=', recruiter.email)
        .where('template', 'like', 'company-%')
        .orderBy('createdAt')
        .execute();
    await withdraw();
    await restore();
    const [undone, ...others] = await emails();
    expect([undone, others]).toMatchObject([{ template: 'company-withdrawn', status: 'dropped' }, []]);
    await sendEmail(runtime, undone?.id ?? '');
    expect(await emails()).toMatchObject([{ status: 'dropped' }]);

    await withdraw(minutesLater(runtime, 1));
    await sendEmail(runtime, (await emails()).at(-1)?.id ?? '');
    await restore(minutesLater(runtime, 2));
    expect((await emails()).map(({ template, status }) => [template, status])).toEqual([
      ['company-withdrawn', 'dropped'],
      ['company-withdrawn', 'sent'],
      ['company-restored', 'queued'],
    ]);
  });

  it('the team reads before what will stop, and two withdrawals at once are one', async () => {
    await openTalk(runtime, { recruiter });
    await makeJob(runtime.db, companyId, { status: 'JOB_PUBLISHED' });
    const numbers = { waitingForDeveloper: 1, waitingForTeam: 0, conversations: 1, offers: 1 };
    const before = await readCompany(as(admin), companyId);
    expect(before.dealings).toEqual({ ...numbers, requestsReviewed: false, restorable: false });
    expect((await readCompany(as(recruiter), companyId)).dealings).toBeUndefined();
    const outcomes = await Promise.allSettled([withdraw(), withdraw()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([{ action: 'company.withdraw', data: numbers }]);
    expect((await readCompany(as(admin), companyId)).dealings).toMatchObject({ restorable: true });
  });

  it('a company that asked again is validated as a new one, and everything goes on', async () => {
    await withdraw();
    await askAgain(as(withdrawn()), companyId);
    await expect(restore()).rejects.toMatchObject({ name: 'Conflict' });
    expect(await act(as(request.developer), request.id, 'acceptWithDetails')).toMatchObject(frozen);
    await acceptCompany(as(admin), companyId);
    // The e-mail about the withdrawal had not left: it must not come after the good news.
    const emails = runtime.db
      .selectFrom('emails')
      .select(['template', 'status'])
      .where('userId', '=', recruiter.userId);
    expect(await emails.where('template', 'like', 'company-%').orderBy('template').execute()).toEqual([
      { template: 'company-validated', status: 'queued' },
      { template: 'company-withdrawn', status: 'dropped' },
    ]);
    expect(await act(as(request.developer), request.id, 'acceptWithDetails')).toMatchObject({ outcome: 'done' });
  });

  it('only for the team; and its only member cannot drop the company with the conversations', async () => {
    for (const viewer of [recruiter, request.developer]) {
      await expect(withdrawValidation(as(viewer), companyId, { reason })).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(restoreValidation(as(viewer), companyId)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    await withdraw();
    await expect(giveUpCompany(as(withdrawn()), companyId)).rejects.toMatchObject({ fields: { '': 'notAlone' } });
  });
});
