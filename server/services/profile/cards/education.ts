import { limitCode } from '../../../../domain/form.ts';
import {
  type Formation,
  type FormationDraft,
  type Formations,
  type FormationsDraft,
  formationSchema,
  formationsSchema,
  mostFormations,
} from '../../../../domain/profile/cards/education.ts';
import { Invalid } from '../../../errors.ts';
import type { EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const formations: EditableCard<FormationsDraft, Formations, FormationDraft, Formation> = {
  schema: formationsSchema,
  async read(db, developerId) {
    const developer = await db
      .selectFrom('developers')
      .select('studiesYears')
      .where('id', '=', developerId)
      .executeTakeFirst();
    const rows = await db
      .selectFrom('developerFormations')
      .select(['id', 'schoolName', 'diploma', 'year', 'area'])
      .where('developerId', '=', developerId)
      .orderBy('year', 'desc')
      .orderBy('position')
      .execute();
    return {
      studiesYears: developer?.studiesYears ?? 0,
      formations: rows.map((row) => ({ ...row, area: row.area ?? '' })),
    };
  },
  async write({ trx, developerId, value }) {
    const own = await trx
      .selectFrom('developerFormations')
      .select('id')
      .where('developerId', '=', developerId)
      .execute();
    checkIds('formations', value.formations, own);
    await trx.deleteFrom('developerFormations').where('developerId', '=', developerId).execute();
    const rows = value.formations.map((one, position) => ({ ...one, developerId, position }));
    if (rows.length > 0) await trx.insertInto('developerFormations').values(rows).execute();
    await trx
      .updateTable('developers')
      .set({ studiesYears: value.studiesYears })
      .where('id', '=', developerId)
      .execute();
  },
  add: {
    schema: formationSchema,
    async write({ trx, developerId, value: { id: _, ...one } }) {
      const { count } = await trx
        .selectFrom('developerFormations')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('developerId', '=', developerId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostFormations) throw new Invalid({ '': limitCode('tooManyRows', mostFormations) });
      await trx
        .insertInto('developerFormations')
        .values({ ...one, developerId, position: Number(count) })
        .execute();
    },
  },
};
