import { limitCode } from '../../../../domain/error-codes.ts';
import {
  type Experience,
  type ExperienceDraft,
  type Experiences,
  type ExperiencesDraft,
  experienceSchema,
  experiencesSchema,
  mostExperiences,
} from '../../../../domain/profile/cards/experience.ts';
import { Invalid } from '../../../errors.ts';
import { readDeveloper } from '../read-developer.ts';
import { storePlaces } from '../store-places.ts';
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
      experiences: (developer?.experiences ?? []).map(({ placeId, place, descriptionHtml: _, ...rest }) => ({
        ...rest,
        place: placeId ? { placeId, label: place ?? placeId } : null,
      })),
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
    const rows = value.experiences.map((one, position) => ({
      ...rowOf(developerId, one, position),
      descriptionHtml: html(one.description),
      networkImport: one.id !== undefined && imported.has(one.id),
    }));
    if (rows.length > 0) await trx.insertInto('developerExperiences').values(rows).execute();
    const { codeExperienceYears, otherExperienceYears } = value;
    await trx
      .updateTable('developers')
      .set({ codeExperienceYears, otherExperienceYears })
      .where('id', '=', developerId)
      .execute();
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
  const { id: _, ...row } = rowOf(developerId, value, Number(count));
  const descriptionHtml = html(value.description);
  await trx
    .insertInto('developerExperiences')
    .values({ ...row, descriptionHtml })
    .execute();
}

function rowOf(developerId: string, one: Experience, position: number) {
  const { id, companyName, jobTitle, description, start, end, stillEmployed, place } = one;
  return {
    ...(id ? { id } : {}),
    developerId,
    companyName,
    jobTitle,
    description,
    startYear: start.year,
    startMonth: start.month,
    endYear: end?.year ?? null,
    endMonth: end?.month ?? null,
    stillEmployed,
    placeId: place.placeId,
    position,
  };
}
