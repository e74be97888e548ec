import {
  type TestsInfo,
  type TestsInfoDraft,
  testsInfoSchema,
} from '../../../../domain/profile/cards/favourite-technology.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { nextVersion } from '../recompute-profile.ts';
import type { EditableCard } from './editable-card.ts';
import { technologies, writeFavourites } from './technologies.ts';

/** The facts that test recommendations use; they belong to two other cards, whose versions are raised too. */
export const testsInfo: EditableCard<TestsInfoDraft, TestsInfo> = {
  schema: () => testsInfoSchema,
  async read(db, developerId, locale) {
    const { professionId } = await db
      .selectFrom('developers')
      .select('professionId')
      .where('id', '=', developerId)
      .executeTakeFirstOrThrow();
    const { technologyIds } = await technologies.read(db, developerId, locale);
    return { professionId, technologyIds };
  },
  async write({ trx, developerId, value: { professionId, technologyIds } }) {
    const known = await trx.selectFrom('professions').select('id').where('id', '=', professionId).executeTakeFirst();
    if (!known) throw new Invalid({ professionId: 'unknown' });
    // This form has no levels: a technology that stays a favourite keeps its own.
    await writeFavourites(trx, developerId, technologyIds, (_, stored) => stored);
    await trx
      .updateTable('developers')
      .set({ professionId, cardVersions: nextVersion('about', 'technologies') })
      .where('id', '=', developerId)
      .execute();
  },
};
