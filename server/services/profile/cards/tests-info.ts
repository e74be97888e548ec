import {
  type TestsInfo,
  type TestsInfoDraft,
  testsInfoSchema,
} from '../../../../domain/profile/cards/favourite-technology.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { nextVersion } from '../recompute-profile.ts';
import type { EditableCard } from './editable-card.ts';
import { technologies } from './technologies.ts';

/** The facts that test recommendations use; they belong to two other cards, whose versions are raised too. */
export const testsInfo: EditableCard<TestsInfoDraft, TestsInfo> = {
  schema: () => testsInfoSchema,
  async read(db, developerId, locale) {
    const { professionId } = await db
      .selectFrom('developers')
      .select('professionId')
      .where('id', '=', developerId)
      .executeTakeFirstOrThrow();
    return { professionId, ...(await technologies.read(db, developerId, locale)) };
  },
  async write({ value, ...edit }) {
    const { professionId, technologyIds } = value;
    const { trx, developerId } = edit;
    const known = await trx.selectFrom('professions').select('id').where('id', '=', professionId).executeTakeFirst();
    if (!known) throw new Invalid({ professionId: 'unknown' });
    await technologies.write({ ...edit, value: { technologyIds } });
    await trx
      .updateTable('developers')
      .set({ professionId, cardVersions: nextVersion('about', 'technologies') })
      .where('id', '=', developerId)
      .execute();
  },
};
