import { limitCode } from '../../../../domain/error-codes.ts';
import {
  type Education,
  type EducationDraft,
  type EducationEntry,
  type EducationEntryDraft,
  educationEntrySchema,
  educationFields,
  educationSchema,
  mostEducationEntries,
  sortEducation,
} from '../../../../domain/profile/cards/education.ts';
import { entryFromColumns, entryToColumns } from '../../../../domain/profile/cards/fields/entry-fields.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { entryTables } from '../../../data/entry-tables.ts';
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
      .select(['id', ...entryTables.education.columns])
      .where('developerId', '=', developerId)
      .orderBy('position')
      .execute();
    return {
      studiesYears: developer?.studiesYears ?? 0,
      education: sortEducation(rows.map((row) => entryFromColumns(educationFields, row))),
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
    const rows = value.education.map(({ id, ...one }, position) => ({
      ...(id ? { id } : {}),
      ...entryToColumns(educationFields, one),
      developerId,
      position,
    }));
    if (rows.length > 0) await trx.insertInto('developerEducation').values(rows).execute();
    await trx
      .updateTable('developers')
      .set({ studiesYears: value.studiesYears })
      .where('id', '=', developerId)
      .execute();
  },
  add: {
    schema: educationEntrySchema,
    async write({ trx, developerId, value }) {
      const { count } = await trx
        .selectFrom('developerEducation')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('developerId', '=', developerId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostEducationEntries)
        throw new Invalid({ '': limitCode('tooManyRows', mostEducationEntries) });
      await trx
        .insertInto('developerEducation')
        .values({ ...entryToColumns(educationFields, value), developerId, position: Number(count) })
        .execute();
    },
  },
};
