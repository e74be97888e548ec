import { rankingKeptDays } from '../../../../domain/fit/log.ts';
import type { Runtime } from '../../../runtime.ts';

const day = 24 * 60 * 60 * 1000;

/** docs/product/fit.md, Log: a ranking about which a person still waits for an answer stays until then. */
export async function sweepRankings({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const oldest = new Date(ports.clock.now().getTime() - rankingKeptDays * day);
  await db
    .deleteFrom('rankings as r')
    .where('r.madeAt', '<', oldest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rankingRequests as q')
            .select('q.id')
            .whereRef('q.rankingId', '=', 'r.id')
            .where('q.decidedAt', 'is', null),
        ),
      ),
    )
    .execute();
}
