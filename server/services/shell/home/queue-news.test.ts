import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { LiveEvent } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { requestPlan } from '../../companies/plans/request-plan.ts';
import { reviewProfiles } from '../../moderation/activate-profile.ts';
import { handleFailures } from '../../moderation/failures/handle-failures.ts';
import { setSupportStatus } from '../../moderation/support/answer-support.ts';

let runtime: Runtime;
let admin: Awaited<ReturnType<typeof makeAdministrator>>;
let heard: LiveEvent[];

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
  runtime.live.listen('team', (news) => heard.push(news));
  // The database connection listens once a first notification arrives.
  heard = [];
  await eventually(async () => {
    await sql`select pg_notify('live', '{"topic":"team","kind":"open"}')`.execute(runtime.db);
    expect(heard).not.toEqual([]);
  });
});

/** The news that arrived before a later notification. */
async function told(): Promise<string[]> {
  await sql`select pg_notify('live', '{"topic":"team","kind":"end"}')`.execute(runtime.db);
  await eventually(() => expect(heard.at(-1)?.kind).toBe('end'));
  const ids = heard.filter(({ kind }) => kind === 'queue').map(({ id }) => id ?? '');
  heard = [];
  return [...new Set(ids)];
}

beforeEach(async () => void (await told()));

async function failedEmail(): Promise<string> {
  const words = { subject: 'Objet', text: 'Texte', html: '<p></p>', template: 'verify-email', locale: 'fr' };
  const { id } = await runtime.db
    .insertInto('emails')
    .values({ ...words, messageKey: crypto.randomUUID(), toAddress: 'a@b.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update emails set status = 'failed' where id = ${id}`.execute(runtime.db);
  return id;
}

describe('open pages of administrators get news when something enters or leaves a queue', () => {
  it('profiles: when one waits, is reviewed or disabled; not when it is only edited', async () => {
    const { userId } = await makeDeveloper(runtime.db, { validationStatus: 'waiting' });
    expect(await told()).toEqual(['profiles']);
    await sql`update developers set one_sentence_description = 'Autre' where id = ${userId}`.execute(runtime.db);
    expect(await told()).toEqual([]);
    await reviewProfiles(contextOf(runtime, admin), [userId]);
    expect(await told()).toEqual(['profiles']);
    await sql`update developers set disabled_at = now(), disabled_reason = 'Default' where id = ${userId}`.execute(
      runtime.db,
    );
    expect(await told()).toEqual(['profiles']);
  });

  it('requests about rankings: when one is asked and when it is answered; not when an answered one goes', async () => {
    const { userId } = await makeDeveloper(runtime.db);
    await told();
    await sql`insert into ranking_requests (developer_id, text, asked_at) values (${userId}, 'Pourquoi ?', now())`.execute(
      runtime.db,
    );
    expect(await told()).toEqual(['rankingRequests']);
    await sql`update ranking_requests set text = 'Comment ?' where developer_id = ${userId}`.execute(runtime.db);
    expect(await told()).toEqual([]);
    await sql`update ranking_requests set decided_at = now(), outcome = 'explained', answer = 'Voici.'
      where developer_id = ${userId}`.execute(runtime.db);
    expect(await told()).toEqual(['rankingRequests']);
    await sql`delete from ranking_requests where developer_id = ${userId}`.execute(runtime.db);
    expect(await told()).toEqual([]);
  });

  it('companies: when one waits and when it is validated; not when it is only edited or created validated', async () => {
    const id = await makeCompany(runtime.db, { validatedAt: null });
    expect(await told()).toEqual(['companies']);
    await sql`update companies set validated_at = now() where id = ${id}`.execute(runtime.db);
    expect(await told()).toEqual(['companies']);
    await sql`update companies set description = 'Autre' where id = ${id}`.execute(runtime.db);
    await makeCompany(runtime.db);
    expect(await told()).toEqual([]);
  });

  it('requests for plans: when one is made', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    await told();
    await requestPlan(contextOf(runtime, recruiter), recruiter.membership.companyId, { planId: 'id10', message: '' });
    expect(await told()).toEqual(['plans']);
  });

  it('introductions: only when one enters or leaves the review', async () => {
    const [{ userId }, companyId] = [await makeDeveloper(runtime.db), await makeCompany(runtime.db)];
    await sql`insert into candidates (company_id, developer_id) values (${companyId}, ${userId})`.execute(runtime.db);
    await told();
    await sql`insert into introductions (company_id, developer_id, status, status_since)
      values (${companyId}, ${userId}, 10, now())`.execute(runtime.db);
    expect(await told()).toEqual(['introductions']);
    await sql`update introductions set status = 20 where company_id = ${companyId}`.execute(runtime.db);
    expect(await told()).toEqual(['introductions']);
    await sql`update introductions set status = 98 where company_id = ${companyId}`.execute(runtime.db);
    expect(await told()).toEqual([]);
  });

  it('questions: when their status changes and when one is reported', async () => {
    const { rows } = await sql<{ id: string }>`update questions set status = 'ARCHIVED'
      where id = (select id from questions where status = 'PUBLISHED' limit 1) returning id`.execute(runtime.db);
    expect(rows).toHaveLength(1);
    expect(await told()).toEqual(['questions']);
    await sql`insert into question_reports (question_id, reason, body, created_at)
      values (${rows[0]?.id}, 'wrong', 'Faux.', now())`.execute(runtime.db);
    expect(await told()).toEqual(['questionReports']);
  });

  it('support: when a message arrives and when it is closed', async () => {
    const { rows } = await sql<{ id: string }>`insert into support_conversations (reply_to) values ('a@b.example')
      returning id`.execute(runtime.db);
    expect(await told()).toEqual(['support']);
    await setSupportStatus(contextOf(runtime, admin), [rows[0]?.id ?? ''], 'closed');
    expect(await told()).toEqual(['support']);
  });

  it('calls: when one is booked, moved and decided', async () => {
    const { userId } = await makeDeveloper(runtime.db);
    await told();
    await sql`insert into calls (developer_id, source, starts_at) values (${userId}, 'own', '2031-01-06T09:00Z')`.execute(
      runtime.db,
    );
    expect(await told()).toEqual(['calls']);
    await sql`update calls set starts_at = '2031-01-06T09:30Z' where developer_id = ${userId}`.execute(runtime.db);
    expect(await told()).toEqual(['calls']);
    await sql`update calls set status = 'held' where developer_id = ${userId}`.execute(runtime.db);
    expect(await told()).toEqual(['calls']);
  });

  it('failures: when an e-mail is refused and when it is retried', async () => {
    const id = await failedEmail();
    expect(await told()).toEqual(['failures']);
    await handleFailures(contextOf(runtime, admin), { kind: 'emails', act: 'retry', ids: [id] });
    expect(await told()).toEqual(['failures']);
  });

  it('none when the transaction is rolled back', async () => {
    const given = runtime.db.transaction().execute(async (trx) => {
      await sql`insert into support_conversations (reply_to) values ('a@b.example')`.execute(trx);
      throw new Error('no');
    });
    await expect(given).rejects.toThrow('no');
    expect(await told()).toEqual([]);
  });
});
