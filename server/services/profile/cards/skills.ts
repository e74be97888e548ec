import { type Skills, type SkillsDraft, skillsSchema } from '../../../../domain/profile/cards/skill.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { readDeveloper } from '../read-developer.ts';
import type { EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const skills: EditableCard<SkillsDraft, Skills> = {
  schema: () => skillsSchema,
  async read(db, developerId, locale) {
    const developer = await readDeveloper(db, developerId, locale);
    return {
      interestedTechnologies: developer?.interestedTechnologies ?? '',
      languages: (developer?.languages ?? []).map(({ id, languageId, value }) => ({ id, languageId, value })),
    };
  },
  async write({ trx, developerId, value: { interestedTechnologies, languages } }) {
    const own = await trx
      .selectFrom('developerLanguages')
      .select('id')
      .where('developerId', '=', developerId)
      .execute();
    checkIds('languages', languages, own);
    const ids = languages.map(({ languageId }) => languageId);
    const existing = ids.length ? await trx.selectFrom('languages').select('id').where('id', 'in', ids).execute() : [];
    const found = new Set(existing.map(({ id }) => id));
    const unknown = ids.findIndex((id) => !found.has(id));
    if (unknown >= 0) throw new Invalid({ [`languages.${unknown}.languageId`]: 'unknown' });
    await trx.deleteFrom('developerLanguages').where('developerId', '=', developerId).execute();
    const rows = languages.map((one, position) => ({ ...one, developerId, position }));
    if (rows.length > 0) await trx.insertInto('developerLanguages').values(rows).execute();
    await trx.updateTable('developers').set({ interestedTechnologies }).where('id', '=', developerId).execute();
  },
};
