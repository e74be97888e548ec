import { figureDays } from '../../../../domain/moderation/figures/period.ts';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { makeFigures, makeMarket } from './make-figures.ts';

/** Makes the figures of every period and stores them; run every night (docs/product/moderation.md, Figures). */
export async function refreshFigures({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const market = await makeMarket(db, ports.clock.now());
  for (const days of figureDays) {
    const madeAt = ports.clock.now();
    const figures = JSON.stringify(await makeFigures(db, market, days, madeAt));
    await db
      .insertInto('marketplaceFigures')
      .values({ days, madeAt, figures })
      .onConflict((conflict) => conflict.column('days').doUpdateSet({ madeAt, figures }))
      .execute();
  }
}

/** At start: a new or upgraded product does not wait for the night. */
export async function keepFigures(db: Database): Promise<void> {
  const made = await db.selectFrom('marketplaceFigures').select('days').limit(1).executeTakeFirst();
  if (!made) await enqueueTask(db, 'refresh-figures', {});
}
