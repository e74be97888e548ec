import { logDays } from '../../../domain/ats/webhook.ts';
import type { Runtime } from '../../runtime.ts';

const day = 24 * 60 * 60 * 1000;

/** Deletes stored answers to requests, unconfirmed applications and old deliveries after their retention period. */
export async function sweepAts({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now();
  await db.deleteFrom('apiRequests').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('atsApplications').where('expiresAt', '<', now).where('answeredAt', 'is', null).execute();
  const lastKept = new Date(now.getTime() - logDays * day);
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', lastKept).where('status', '<>', 'waiting').execute();
}
