import { limitCode } from '../../../../domain/error-codes.ts';
import {
  type Experience,
  type ExperienceDraft,
  type Experiences,
  type ExperiencesDraft,
  experienceFields,
  experienceSchema,
  experiencesSchema,
  mostExperiences,
} from '../../../../domain/profile/cards/experience.ts';
import { entryToColumns } from '../../../../domain/profile/cards/fields/entry-fields.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { readDeveloper } from '../read-developer.ts';
import { storePlaces } from '../store-places.ts';
import { storeSharedFields } from '../store-shared-fields.ts';
import type { Edit, EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const experiences: EditableCard<ExperiencesDraft, Experiences, ExperienceDraft, Experience> = {
  schema: experiencesSchema,
  texts: ({ experiences }) => experiences.map(({ description }) => description),
  async read(db, developerId, locale) {
    const developer = await readDeveloper(db, developerId, locale);
    return {
      codeExperienceYears: developer?.codeExperienceYears ?? 0,
      otherExperienceYears: developer?.otherExperienceYears ?? 0,
      jobIssues: developer?.jobIssues ?? {},
      shared: { jobIssues: developer?.sharedFields.includes('jobIssues') ?? false },
      experiences: (developer?.experiences ?? []).map(({ descriptionHtml: _, ...one }) => one),
    };
  },
  async write(edit) {
    const { trx, developerId, value, html } = edit;
    const own = await trx
      .selectFrom('developerExperiences')
      .select(['id', 'networkImport'])
      .where('developerId', '=', developerId)
      .execute();
    checkIds('experiences', value.experiences, own);
    await storePlaces(
      edit,
      value.experiences.map(({ place }, index) => ({ field: `experiences.${index}.place`, placeId: place.placeId })),
    );
    const imported = new Set(own.filter(({ networkImport }) => networkImport).map(({ id }) => id));
    await trx.deleteFrom('developerExperiences').where('developerId', '=', developerId).execute();
    const rows = value.experiences.map(({ id, ...one }, position) => ({
      ...(id ? { id } : {}),
      ...entryToColumns(experienceFields, one),
      developerId,
      position,
      descriptionHtml: html(one.description),
      networkImport: id !== undefined && imported.has(id),
    }));
    if (rows.length > 0) await trx.insertInto('developerExperiences').values(rows).execute();
    const { codeExperienceYears, otherExperienceYears, jobIssues } = value;
    await trx
      .updateTable('developers')
      .set({ codeExperienceYears, otherExperienceYears, jobIssues: JSON.stringify(jobIssues) })
      .where('id', '=', developerId)
      .execute();
    await storeSharedFields(edit, value.shared);
  },
  add: { schema: experienceSchema, texts: ({ description }) => [description], write: addExperience },
};

async function addExperience(edit: Edit<Experience>): Promise<void> {
  const { trx, developerId, value, html } = edit;
  await storePlaces(edit, [{ field: 'place', placeId: value.place.placeId }]);
  const { count } = await trx
    .selectFrom('developerExperiences')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('developerId', '=', developerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostExperiences) throw new Invalid({ '': limitCode('tooManyRows', mostExperiences) });
  const columns = entryToColumns(experienceFields, value);
  const descriptionHtml = html(value.description);
  await trx
    .insertInto('developerExperiences')
    .values({ ...columns, developerId, position: Number(count), descriptionHtml })
    .execute();
}
