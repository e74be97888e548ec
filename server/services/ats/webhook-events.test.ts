import { beforeAll, describe, expect, it } from 'vitest';
import { type WebhookEvent, webhookEvents } from '../../../domain/ats/webhook.ts';
import { webhookMessages } from '../../../domain/ats/webhook-messages.ts';
import { readCandidateQuery } from '../../../domain/contact/conversations/candidate-query.ts';
import { emptyJob } from '../../../domain/jobs/job.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeJob } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { openTalk, type Recruiter, talkingRecruiter } from '../../../tests/harness/talk.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { readCandidates } from '../contact/candidates/read-candidates.ts';
import { sendMessage } from '../contact/conversations/send-message.ts';
import { moveCandidates } from '../contact/pipeline/move-candidates.ts';
import { applyToJob, likeCompany, superlikeCompany } from '../jobs/applications/apply.ts';
import { archiveJob, publishJob } from '../jobs/change-job.ts';
import { createJobOffer, saveJob } from '../jobs/edit-job.ts';
import { restoreJob } from '../jobs/review/restore-job.ts';
import { takeDownJob } from '../jobs/review/take-down-job.ts';
import { archiveExpired } from '../jobs/validity/archive-expired.ts';
import { addWebhook } from './webhooks.ts';

let runtime: Runtime;
const clock = fixedClock('2026-11-16T10:00:00Z');
beforeAll(async () => {
  const real = await testRuntime();
  runtime = { ...real, ports: { ...real.ports, clock } };
});

const whole = {
  ...emptyJob(),
  ...{ title: 'Dev Elm', professionId: 'front-end-developer', contractType: 'permanent', technologyIds: ['react'] },
  ...{ remote: 'fullTime', salaryMin: 42, salaryMax: 50, description: 'Des écrans' },
};

async function told(about: readonly WebhookEvent[] = webhookEvents): Promise<Recruiter> {
  const recruiter = await talkingRecruiter(runtime);
  const { companyId } = recruiter.membership;
  await addWebhook(contextOf(runtime, recruiter), companyId, { url: 'https://hooks.example.com/in', events: about });
  return recruiter;
}

/** What was queued for a company, each valid by the schema that the reference describes. */
async function messages({ membership }: Recruiter): Promise<{ type: WebhookEvent; data: object }[]> {
  const rows = await runtime.db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .select('d.payload')
    .where('w.companyId', '=', membership.companyId)
    .orderBy('d.id')
    .execute();
  return rows.map(({ payload }) => {
    const { type } = JSON.parse(payload) as { type: WebhookEvent };
    const { data } = webhookMessages[type].parse(JSON.parse(payload));
    return { type, data };
  });
}

describe('what webhooks are told about (docs/product/ats.md, Webhooks)', () => {
  it('an application and a spontaneous one, once each; not a like', async () => {
    const recruiter = await told();
    const { companyId } = recruiter.membership;
    const jobId = await makeJob(runtime.db, companyId);
    const { userId: developerId, ...developer } = await makeDeveloper(runtime.db);
    const context = contextOf(runtime, { ...developer, userId: developerId });
    const application = { mode: 'application', jobId, message: 'Bonjour', detailsOffered: false } as const;
    await applyToJob(context, application);
    await applyToJob(context, application);
    await superlikeCompany(context, { mode: 'superlike', companyId, message: 'Bonjour', detailsOffered: false });
    await likeCompany(context, { mode: 'like', companyId });
    const appliedAt = clock.now().toISOString();
    expect(await messages(recruiter)).toEqual([
      { type: 'application.received', data: { developerId, kind: 'job', jobId, appliedAt, source: 'here' } },
      {
        type: 'application.received',
        data: { developerId, kind: 'spontaneous', jobId: null, appliedAt, source: 'here' },
      },
    ]);
  });

  it('each message after the first one, of both sides, once and without its text', async () => {
    const recruiter = await told(['message.created']);
    const { id, developer } = await openTalk(runtime, { recruiter });
    const send = (who: Parameters<typeof contextOf>[1], sentKey: string) =>
      sendMessage(contextOf(runtime, who), id, { body: 'Parlons mardi.', sentKey });
    const [first, second] = [runtime.ports.random.id(), runtime.ports.random.id()];
    await send(developer, first);
    await send(developer, first);
    await send(recruiter, second);
    const data = { candidateId: id, developerId: developer.userId };
    const found = await messages(recruiter);
    expect(found).toMatchObject([
      { type: 'message.created', data: { ...data, by: 'developer' } },
      { type: 'message.created', data: { ...data, by: 'recruiter' } },
    ]);
    expect(JSON.stringify(found)).not.toContain('mardi');
  });

  it('a move, once for all who were moved', async () => {
    const recruiter = await told(['stage.changed']);
    const people = [await openTalk(runtime, { recruiter }), await openTalk(runtime, { recruiter })];
    const { stages } = await readCandidates(contextOf(runtime, recruiter), readCandidateQuery(new URLSearchParams()));
    const [from, to] = stages.filter(({ phase }) => phase === 'open').map(({ id }) => id);
    if (!from || !to) throw new Error('no stages');
    const moved = people.map(({ developer }) => ({ developerId: developer.userId, from }));
    await moveCandidates(contextOf(runtime, recruiter), { stageId: to, moved });
    await moveCandidates(contextOf(runtime, recruiter), { stageId: to, moved });
    expect(await messages(recruiter)).toEqual([
      { type: 'stage.changed', data: { stageId: to, preset: 'interview', name: null, candidates: moved } },
    ]);
  });

  it('an offer that is published, changed online, archived, taken down, put online again, or whose last day is over', async () => {
    const recruiter = await told(['job.changed']);
    const context = contextOf(runtime, recruiter);
    const team = contextOf(runtime, await makeAdministrator(runtime.db));
    const { companyId } = recruiter.membership;
    const externalId = 'REQ-1';
    const jobId = await makeJob(runtime.db, companyId, { externalId });
    await archiveJob(context, jobId);
    await archiveJob(context, jobId);
    const other = await makeJob(runtime.db, companyId, { confirmedAt: new Date('2026-01-02') });
    await archiveExpired(runtime);
    await archiveExpired(runtime);
    const third = runtime.ports.random.id();
    await createJobOffer(context, third, whole);
    await publishJob(context, third);
    await saveJob(context, third, { version: null, value: whole });
    await saveJob(context, third, { version: null, value: { ...whole, salaryMax: 52 } });
    await takeDownJob(team, third, { reason: 'Cette offre ne décrit pas un emploi.' });
    await restoreJob(team, third);
    expect((await messages(recruiter)).map(({ data }) => data)).toEqual([
      { jobId, externalId, status: 'archived' },
      { jobId: other, externalId: null, status: 'archived' },
      { jobId: third, externalId: null, status: 'published' },
      { jobId: third, externalId: null, status: 'published' },
      { jobId: third, externalId: null, status: 'archived' },
      { jobId: third, externalId: null, status: 'published' },
    ]);
  });

  it('nothing that was not chosen', async () => {
    const recruiter = await told(['application.closed']);
    const { id, developer } = await openTalk(runtime, { recruiter });
    await sendMessage(contextOf(runtime, developer), id, { body: 'Oui.', sentKey: runtime.ports.random.id() });
    await archiveJob(contextOf(runtime, recruiter), await makeJob(runtime.db, recruiter.membership.companyId));
    expect(await messages(recruiter)).toEqual([]);
  });
});
