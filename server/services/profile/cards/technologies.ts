import {
  type FavouriteTechnologies,
  type FavouriteTechnologiesDraft,
  favouriteTechnologiesSchema,
} from '../../../../domain/profile/cards/favourite-technology.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';
import type { EditableCard } from './editable-card.ts';

export const technologies: EditableCard<FavouriteTechnologiesDraft, FavouriteTechnologies> = {
  schema: () => favouriteTechnologiesSchema,
  async read(db, developerId) {
    const rows = await db
      .selectFrom('developerTechnologies')
      .select(['technologyId', 'value'])
      .where('developerId', '=', developerId)
      .orderBy('position')
      .execute();
    return {
      technologyIds: rows.map(({ technologyId }) => technologyId),
      levels: Object.fromEntries(
        rows.flatMap(({ technologyId, value }) => (value === null ? [] : [[technologyId, value]])),
      ),
    };
  },
  async write({ trx, developerId, value: { technologyIds, levels } }) {
    await writeFavourites(trx, developerId, technologyIds, (technologyId) => levels[technologyId] ?? null);
  },
};

/** Replaces the favourites; `levelOf` gets the level that was stored until now. */
export async function writeFavourites(
  trx: Trx,
  developerId: string,
  technologyIds: string[],
  levelOf: (technologyId: string, stored: number | null) => number | null,
): Promise<void> {
  const existing = technologyIds.length
    ? await trx.selectFrom('technologies').select('id').where('id', 'in', technologyIds).execute()
    : [];
  const found = new Set(existing.map(({ id }) => id));
  const unknown = technologyIds.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw new Invalid({ [`technologyIds.${unknown}`]: 'unknown' });
  const known = await trx
    .deleteFrom('developerTechnologies')
    .where('developerId', '=', developerId)
    .returning(['technologyId', 'value'])
    .execute();
  const rows = technologyIds.map((technologyId, position) => ({
    developerId,
    technologyId,
    position,
    value: levelOf(technologyId, known.find((one) => one.technologyId === technologyId)?.value ?? null),
  }));
  if (rows.length > 0) await trx.insertInto('developerTechnologies').values(rows).execute();
}
