import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';

/** Stores where the developer lives: one place, which keeps the date on which it was first chosen. */
export async function saveCity(
  { trx, context, developerId }: { trx: Trx; context: Context; developerId: string },
  placeId: string,
): Promise<void> {
  await trx
    .deleteFrom('developerPlaces')
    .where('developerId', '=', developerId)
    .where('kind', '=', 'current')
    .where('placeId', '!=', placeId)
    .execute();
  await trx
    .insertInto('developerPlaces')
    .values({ developerId, kind: 'current', placeId, position: 0, updatedAt: context.ports.clock.now() })
    .onConflict((conflict) => conflict.columns(['developerId', 'kind', 'placeId']).doUpdateSet({ position: 0 }))
    .execute();
}
