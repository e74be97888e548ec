import {
  type FavouriteTechnologies,
  type FavouriteTechnologiesDraft,
  favouriteTechnologiesSchema,
} from '../../../../domain/profile/cards/favourite-technology.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { EditableCard } from './editable-card.ts';

export const technologies: EditableCard<FavouriteTechnologiesDraft, FavouriteTechnologies> = {
  schema: () => favouriteTechnologiesSchema,
  async read(db, developerId) {
    const rows = await db
      .selectFrom('developerTechnologies')
      .select('technologyId')
      .where('developerId', '=', developerId)
      .orderBy('position')
      .execute();
    return { technologyIds: rows.map(({ technologyId }) => technologyId) };
  },
  async write({ trx, developerId, value: { technologyIds } }) {
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
    // The level of a technology is kept while the technology stays a favourite.
    const rows = technologyIds.map((technologyId, position) => ({
      developerId,
      technologyId,
      position,
      value: known.find((one) => one.technologyId === technologyId)?.value ?? null,
    }));
    if (rows.length > 0) await trx.insertInto('developerTechnologies').values(rows).execute();
  },
};
