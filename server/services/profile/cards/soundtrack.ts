import {
  type Soundtrack,
  type SoundtrackDraft,
  soundtrackSchema,
} from '../../../../domain/profile/cards/soundtrack/soundtrack.ts';
import type { EditableCard } from './editable-card.ts';

export const soundtrack: EditableCard<SoundtrackDraft, Soundtrack> = {
  schema: () => soundtrackSchema,
  async read(db, developerId) {
    const row = await db
      .selectFrom('developers')
      .select('soundtrackUrl')
      .where('id', '=', developerId)
      .executeTakeFirst();
    return { url: row?.soundtrackUrl ?? '' };
  },
  async write({ trx, developerId, value }) {
    await trx.updateTable('developers').set({ soundtrackUrl: value.url }).where('id', '=', developerId).execute();
  },
};
