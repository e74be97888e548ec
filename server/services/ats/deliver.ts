import { type DeliveryFailure, nextAttemptAt } from '../../../domain/ats/webhook.ts';
import { notify } from '../../live.ts';
import type { Sent } from '../../ports/webhooks/port.ts';
import type { Runtime } from '../../runtime.ts';
import { addDeliveryJob } from './queue-deliveries.ts';
import { signedHeaders } from './sign.ts';

type Work = Pick<Runtime, 'db' | 'ports' | 'config'>;

/**
 * One attempt to deliver a message. A failed one is retried at the time shown in the log. A retry is harmless: the id
 * of a delivery stays the same, and the documentation tells receivers to check it.
 */
export async function deliver({ db, ports, config }: Work, deliveryId: string): Promise<void> {
  const delivery = await db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .select([
      'd.payload',
      'd.event',
      'd.status',
      'd.attempts',
      'w.url',
      'w.secret',
      'w.enabled',
      'w.companyId',
      'd.webhookId',
    ])
    .where('d.id', '=', deliveryId)
    .executeTakeFirst();
  if (delivery?.status !== 'waiting') return;
  const { payload: body, url, secret, enabled, attempts, companyId, webhookId } = delivery;
  const at = ports.clock.now();
  const signed = signedHeaders({ secret, id: deliveryId, at, body });
  const headers = { ...signed, 'user-agent': `${config.BRAND_NAME.replace(/[^\w-]/g, '')}-webhooks/1` };
  const sent = enabled || delivery.event === 'ping' ? await ports.webhooks.post({ url, headers, body }) : undefined;
  const { responseCode, failure } = outcomeOf(sent);
  const next = sent && failure ? nextAttemptAt(attempts + 1, at) : undefined;
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable('webhookDeliveries')
      .set({
        status: failure ? (next ? 'waiting' : 'failed') : 'delivered',
        attempts: attempts + (sent ? 1 : 0),
        lastAttemptAt: at,
        nextAttemptAt: next ?? null,
        responseCode,
        failure,
      })
      .where('id', '=', deliveryId)
      .where('status', '=', 'waiting')
      .where('attempts', '=', attempts)
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    if (next) await addDeliveryJob(trx, { webhookId, deliveryId, runAt: next });
    await notify(trx, `company:${companyId}`, { kind: 'ats' });
  });
}

function outcomeOf(sent: Sent | undefined): { responseCode: number | null; failure: DeliveryFailure | null } {
  if (!sent) return { responseCode: null, failure: 'disabled' };
  if ('failure' in sent) return { responseCode: null, failure: sent.failure };
  const good = sent.status >= 200 && sent.status < 300;
  return { responseCode: sent.status, failure: good ? null : 'answered' };
}
