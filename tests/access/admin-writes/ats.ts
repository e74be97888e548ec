import type { SignedIn } from '../../../domain/viewer.ts';
import { createKey } from '../../../server/services/ats/keys.ts';
import { pingWebhook } from '../../../server/services/ats/webhooks.ts';
import { makeRecruiter } from '../../harness/factories.ts';
import type { AdminClient, Write, Writes } from './admin-client.ts';

type Connected = { companyId: string; recruiter: SignedIn; webhookId: string };

/** A company with a webhook, and its administrator. */
async function connected({ db }: AdminClient): Promise<Connected> {
  const recruiter = await makeRecruiter(db);
  const { companyId } = recruiter.membership;
  const { id } = await db
    .insertInto('webhooks')
    .values({
      companyId,
      url: 'https://ats.example.com/in',
      events: ['introduction.changed'],
      secret: 'secret',
      createdAt: new Date('2026-01-02'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { companyId, recruiter, webhookId: id };
}

const ats = (body: (client: AdminClient, company: Connected) => Promise<object> | object, action: string): Write => ({
  logs: async (client: AdminClient) => {
    const one = await connected(client);
    await client.done('companyAts', { companyId: one.companyId }, await body(client, one));
    return { action, subjectKind: 'company', subjectId: one.companyId };
  },
});

async function keyOf({ db, as }: AdminClient, { companyId, recruiter }: Connected): Promise<string> {
  await createKey(as(recruiter), companyId, { name: 'Notre ATS', scopes: ['jobs:read'] });
  const key = db.selectFrom('apiKeys').select('id').where('companyId', '=', companyId);
  return (await key.executeTakeFirstOrThrow()).id;
}

async function failedDelivery(
  { db, as }: AdminClient,
  { companyId, recruiter, webhookId }: Connected,
): Promise<string> {
  await pingWebhook(as(recruiter), companyId, webhookId);
  const failed = db.updateTable('webhookDeliveries').set({ status: 'failed', nextAttemptAt: null });
  return (await failed.where('webhookId', '=', webhookId).returning('id').executeTakeFirstOrThrow()).id;
}

/** Writes of the connection to a company's own system. */
export const atsWrites: Writes = {
  'companyAts:createKey': ats(
    () => ({ mode: 'createKey', value: { name: 'ATS', scopes: ['jobs:read'] } }),
    'company.api-key',
  ),
  'companyAts:revokeKey': ats(
    async (client, one) => ({ mode: 'revokeKey', keyId: await keyOf(client, one) }),
    'company.api-key-revoked',
  ),
  'companyAts:addWebhook': ats(
    () => ({ mode: 'addWebhook', value: { url: 'https://other.example.com/in', events: ['job.changed'] } }),
    'company.webhook',
  ),
  'companyAts:switchWebhook': ats(
    (_, { webhookId }) => ({ mode: 'switchWebhook', webhookId, enabled: false }),
    'company.webhook-switched',
  ),
  'companyAts:removeWebhook': ats(
    (_, { webhookId }) => ({ mode: 'removeWebhook', webhookId }),
    'company.webhook-removed',
  ),
  'companyAts:ping': ats((_, { webhookId }) => ({ mode: 'ping', webhookId }), 'company.webhook-pinged'),
  'companyAts:redeliver': ats(
    async (client, one) => ({ mode: 'redeliver', deliveryId: await failedDelivery(client, one) }),
    'company.webhook-redelivered',
  ),
  'companyAts:workflow': ats(
    () => ({ mode: 'workflow', disableApplicationWorkflow: true }),
    'company.application-workflow',
  ),
};
