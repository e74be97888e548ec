import { limitCode } from '../../../../domain/error-codes.ts';
import {
  type Education,
  type EducationDraft,
  type EducationEntry,
  type EducationEntryDraft,
  educationEntrySchema,
  educationSchema,
  mostEducationEntries,
} from '../../../../domain/profile/cards/education.ts';
import { Invalid } from '../../../errors.ts';
import type { EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const education: EditableCard<EducationDraft, Education, EducationEntryDraft, EducationEntry> = {
  schema: educationSchema,
  async read(db, developerId) {
    const developer = await db
      .selectFrom('developers')
      .select('studiesYears')
      .where('id', '=', developerId)
      .executeTakeFirst();
    const rows = await db
      .selectFrom('developerEducation')
      .select(['id', 'schoolName', 'diploma', 'year', 'area'])
      .where('developerId', '=', developerId)
      .orderBy('year', 'desc')
      .orderBy('position')
      .execute();
    return {
      studiesYears: developer?.studiesYears ?? 0,
      education: rows.map((row) => ({ ...row, area: row.area ?? '' })),
    };
  },
  async write({ trx, developerId, value }) {
    const own = await trx
      .selectFrom('developerEducation')
      .select('id')
      .where('developerId', '=', developerId)
      .execute();
    checkIds('education', value.education, own);
    await trx.deleteFrom('developerEducation').where('developerId', '=', developerId).execute();
    const rows = value.education.map((one, position) => ({ ...one, developerId, position }));
    if (rows.length > 0) await trx.insertInto('developerEducation').values(rows).execute();
    await trx
      .updateTable('developers')
      .set({ studiesYears: value.studiesYears })
      .where('id', '=', developerId)
      .execute();
  },
  add: {
    schema: educationEntrySchema,
    async write({ trx, developerId, value: { id: _, ...one } }) {
      const { count } = await trx
        .selectFrom('developerEducation')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('developerId', '=', developerId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostEducationEntries)
        throw new Invalid({ '': limitCode('tooManyRows', mostEducationEntries) });
      await trx
        .insertInto('developerEducation')
        .values({ ...one, developerId, position: Number(count) })
        .execute();
    },
  },
};
