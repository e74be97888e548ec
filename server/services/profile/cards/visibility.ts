import { readVisibility, type Visibility, visibilitySchema } from '../../../../domain/profile/visibility.ts';
import type { EditableCard } from './editable-card.ts';

/** Not a visible card: the setting that decides which cards are visible, saved like a card. */
export const visibility: EditableCard<Visibility, Visibility> = {
  schema: () => visibilitySchema,
  async read(db, developerId) {
    const row = await db.selectFrom('developers').select('visibility').where('id', '=', developerId).executeTakeFirst();
    return readVisibility(row?.visibility);
  },
  async write({ trx, developerId, value }) {
    await trx
      .updateTable('developers')
      .set({ visibility: JSON.stringify(value) })
      .where('id', '=', developerId)
      .execute();
  },
};
