import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { Pair } from './lock-pair.ts';

/** Notifies the open pages of both sides. */
export async function notifyBoth(trx: Trx, { companyId, developerId }: Pair, news: { kind: string; id: string }) {
  await notify(trx, `company:${companyId}`, news);
  await notify(trx, `user:${developerId}`, news);
}
