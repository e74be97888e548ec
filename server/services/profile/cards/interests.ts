import { type Interests, type InterestsDraft, interestsSchema } from '../../../../domain/profile/cards/interest.ts';
import type { EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const interests: EditableCard<InterestsDraft, Interests> = {
  schema: () => interestsSchema,
  async read(db, developerId) {
    const rows = await db
      .selectFrom('developerInterests')
      .select(['id', 'name'])
      .where('developerId', '=', developerId)
      .orderBy('position')
      .execute();
    return { interests: rows };
  },
  async write({ trx, developerId, value }) {
    const own = await trx
      .deleteFrom('developerInterests')
      .where('developerId', '=', developerId)
      .returning('id')
      .execute();
    checkIds('interests', value.interests, own);
    const rows = value.interests.map((one, position) => ({ ...one, developerId, position }));
    if (rows.length > 0) await trx.insertInto('developerInterests').values(rows).execute();
  },
};
