import { educationFields } from '../../../../domain/profile/cards/education.ts';
import { experienceFields } from '../../../../domain/profile/cards/experience.ts';
import { entryToColumns } from '../../../../domain/profile/cards/fields/entry-fields.ts';
import { knownNetworks } from '../../../../domain/profile/cards/networks.ts';
import { projectFields } from '../../../../domain/profile/cards/project.ts';
import type { ImportedCards } from '../../../../domain/resume/imports/apply-plan.ts';
import type { Edit } from '../../profile/cards/editable-card.ts';
import { saveCity } from '../../profile/save-city.ts';
import { storePlaces } from '../../profile/store-places.ts';
import { ownsImage } from '../../shared/files/owns-image.ts';

type Import<Card extends keyof ImportedCards> = Edit<NonNullable<ImportedCards[Card]>>;

/**
 * Adds the imported entries to the cards. Not by the code of the dialogs: a document may lack fields that a dialog
 * requires (the place of a job, the name of a diploma), which the developer fills in at the next edit.
 */
export async function writeImport(edit: Edit<ImportedCards>, { fromNetwork }: { fromNetwork: boolean }): Promise<void> {
  const { value, ...where } = edit;
  const on = <Card extends keyof ImportedCards>(card: Card, write: (one: Import<Card>) => Promise<unknown>) =>
    value[card] === undefined ? undefined : write({ ...where, value: value[card] as NonNullable<ImportedCards[Card]> });
  await on('about', writeAbout);
  await on('personal', ({ trx, developerId, value: { phone } }) =>
    trx
      .updateTable('developerConfidential')
      .set({ phoneNumber: phone ?? null })
      .where('developerId', '=', developerId)
      .execute(),
  );
  await on('jobSearch', writeSearch);
  await on('experiences', (one) => writeExperiences(one, fromNetwork));
  await on('education', writeEducation);
  await on('projects', writeProjects);
  await on('technologies', writeTechnologies);
  await on('skills', writeSkills);
  await on('links', writeLinks);
  await on('interests', ({ trx, developerId, value: { interests } }) => {
    const rows = added(interests).map(({ one, position }) => ({ name: one.name, developerId, position }));
    return rows.length > 0 ? trx.insertInto('developerInterests').values(rows).execute() : Promise.resolve();
  });
  await on('soundtrack', ({ trx, developerId, value: { url } }) =>
    trx.updateTable('developers').set({ soundtrackUrl: url }).where('id', '=', developerId).execute(),
  );
}

/** Entries without an id are not stored yet; the position is the one in the whole list. */
function added<T extends { id?: string | undefined }>(list: readonly T[]): { one: T; position: number }[] {
  return list.map((one, position) => ({ one, position })).filter(({ one }) => one.id === undefined);
}

async function writeAbout(edit: Import<'about'>): Promise<void> {
  const { trx, developerId, value, html } = edit;
  const { place, ...columns } = value;
  if (Object.keys(columns).length > 0) {
    const rendered = columns.personalMessage ? { personalMessageHtml: html(columns.personalMessage) } : {};
    await trx
      .updateTable('developers')
      .set({ ...columns, ...rendered })
      .where('id', '=', developerId)
      .execute();
  }
  if (!place) return;
  await storePlaces(edit, [{ field: 'place', placeId: place.placeId }]);
  await saveCity(edit, place.placeId);
}

async function writeSearch(edit: Import<'jobSearch'>): Promise<void> {
  const { trx, context, developerId, value } = edit;
  const { places = [], state, remote, perks, ...columns } = value;
  const changes = {
    ...columns,
    ...(state ? { jobSearchState: state } : {}),
    ...(remote ? { remoteFrequency: remote.frequency, remoteDaysPerWeek: remote.daysPerWeek } : {}),
    ...(perks ? { perks: JSON.stringify(perks) } : {}),
  };
  if (Object.keys(changes).length > 0) {
    await trx.updateTable('developers').set(changes).where('id', '=', developerId).execute();
  }
  if (places.length === 0) return;
  await storePlaces(
    edit,
    places.map(({ placeId }, index) => ({ field: `places.${index}`, placeId })),
  );
  const updatedAt = context.ports.clock.now();
  const rows = places.map(({ placeId }, position) => ({ developerId, kind: 'dream', placeId, position, updatedAt }));
  await trx
    .insertInto('developerPlaces')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['developerId', 'kind', 'placeId']).doNothing())
    .execute();
}

async function writeExperiences(edit: Import<'experiences'>, networkImport: boolean): Promise<void> {
  const { trx, developerId, value, html } = edit;
  const { codeExperienceYears, otherExperienceYears, experiences, jobIssues } = value;
  const rows = added(experiences);
  await storePlaces(
    edit,
    rows.flatMap(({ one: { place }, position }) =>
      place ? [{ field: `experiences.${position}.place`, placeId: place.placeId }] : [],
    ),
  );
  const stored = rows.map(({ one, position }) => ({
    ...entryToColumns(experienceFields, one),
    descriptionHtml: html(one.description),
    developerId,
    networkImport,
    position,
  }));
  if (stored.length > 0) await trx.insertInto('developerExperiences').values(stored).execute();
  await trx
    .updateTable('developers')
    .set({
      codeExperienceYears: years(codeExperienceYears),
      otherExperienceYears: years(otherExperienceYears),
      ...(jobIssues ? { jobIssues: JSON.stringify(jobIssues) } : {}),
    })
    .where('id', '=', developerId)
    .execute();
}

const years = (given: number | string | null) => (given === null ? null : Number(given));

async function writeEducation({ trx, developerId, value }: Import<'education'>): Promise<void> {
  const rows = added(value.education).map(({ one, position }) => ({
    ...entryToColumns(educationFields, one),
    developerId,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('developerEducation').values(rows).execute();
  await trx
    .updateTable('developers')
    .set({ studiesYears: years(value.studiesYears) })
    .where('id', '=', developerId)
    .execute();
}

/** Only the developer's own pictures are imported: a document cannot use those of another user. */
async function writeProjects({ trx, developerId, value, html }: Import<'projects'>): Promise<void> {
  for (const { one, position } of added(value.projects)) {
    const own: typeof one.images = [];
    for (const image of one.images) if (await ownsImage(trx, image.handle, [developerId])) own.push(image);
    await trx
      .insertInto('developerProjects')
      .values({
        ...entryToColumns(projectFields, { ...one, images: own }),
        descriptionHtml: html(one.description),
        developerId,
        position,
      })
      .execute();
  }
}

async function writeTechnologies({ trx, developerId, value }: Import<'technologies'>): Promise<void> {
  await trx.deleteFrom('developerTechnologies').where('developerId', '=', developerId).execute();
  const rows = value.technologies.map((one, position) => ({ ...one, developerId, position }));
  await trx.insertInto('developerTechnologies').values(rows).execute();
}

async function writeSkills({ trx, developerId, value }: Import<'skills'>): Promise<void> {
  const { interestedTechnologies, languages } = value;
  const rows = added(languages).map(({ one: { languageId, value: level }, position }) => ({
    languageId: languageId ?? '',
    value: Number(level),
    developerId,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('developerLanguages').values(rows).execute();
  await trx
    .updateTable('developers')
    .set({ interestedTechnologies: interestedTechnologies || null })
    .where('id', '=', developerId)
    .execute();
}

async function writeLinks({ trx, developerId, value }: Import<'links'>): Promise<void> {
  const there = await trx
    .selectFrom('developerSocials')
    .select('network')
    .where('developerId', '=', developerId)
    .execute();
  const known = knownNetworks.flatMap((network) => {
    const said = value[network];
    if (!said || there.some((one) => one.network === network)) return [];
    return [{ network, ...(network === 'linkedin' ? { url: said } : { username: said }) }];
  });
  const custom = added(value.custom).map(({ one: { name, url } }) => ({ network: name, url }));
  const rows = [...known, ...custom].map((row, index) => ({ ...row, developerId, position: there.length + index }));
  if (rows.length > 0) await trx.insertInto('developerSocials').values(rows).execute();
}
