import { avatarSchema } from '../../../../domain/profile/avatar.ts';
import { type About, type AboutDraft, aboutSchema } from '../../../../domain/profile/cards/about.ts';
import { displayNameOf } from '../../../../domain/profile/display-name.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { ownsImage } from '../../shared/files/owns-image.ts';
import { rename } from '../rename.ts';
import { saveCity } from '../save-city.ts';
import { storePlaces } from '../store-places.ts';
import { storeSharedFields } from '../store-shared-fields.ts';
import type { Edit, EditableCard } from './editable-card.ts';

export const about: EditableCard<AboutDraft, About> = {
  schema: () => aboutSchema,
  texts: ({ description }) => [description],
  async read(db, developerId, locale) {
    const fr = locale === 'fr';
    const row = await db
      .selectFrom('developers as d')
      .innerJoin('developerConfidential as c', 'c.developerId', 'd.id')
      .leftJoin('developerHealth as h', 'h.developerId', 'd.id')
      .leftJoin('developerPlaces as dp', (join) =>
        join.onRef('dp.developerId', '=', 'd.id').on('dp.kind', '=', 'current').on('dp.position', '=', 0),
      )
      .leftJoin('places as p', 'p.id', 'dp.placeId')
      .leftJoin('countries as co', 'co.code', 'p.countryCode')
      .select([
        'd.profilePicHandle',
        'd.avatar',
        'c.firstName',
        'c.lastName',
        'c.nameVisibility',
        'c.nickName',
        'd.professionId',
        'dp.placeId',
        fr ? 'p.localityFr as locality' : 'p.localityEn as locality',
        fr ? 'co.nameFr as country' : 'co.nameEn as country',
        'h.consentedAt',
        'h.content',
        'd.oneSentenceDescription',
        'd.personalMessage',
        'd.codingReason',
        'd.sharedFields',
      ])
      .where('d.id', '=', developerId)
      .executeTakeFirstOrThrow();
    return {
      profilePicHandle: row.profilePicHandle,
      avatar: avatarSchema.safeParse(row.avatar).data ?? null,
      firstName: row.firstName,
      lastName: row.lastName,
      nameVisibility: row.nameVisibility as AboutDraft['nameVisibility'],
      nickName: row.nickName,
      professionId: row.professionId,
      place: row.placeId
        ? { placeId: row.placeId, label: [row.locality, row.country].filter(Boolean).join(', ') }
        : null,
      rqth: { status: row.consentedAt !== null, consent: row.consentedAt !== null, content: row.content ?? '' },
      oneSentenceDescription: row.oneSentenceDescription ?? '',
      description: row.personalMessage ?? '',
      codingReason: row.codingReason ?? '',
      shared: { codingReason: row.sharedFields.includes('codingReason') },
    };
  },
  async write(edit) {
    const { trx, developerId, value, html } = edit;
    await checkProfession(edit);
    await checkPicture(edit);
    await storePlaces(edit, [{ field: 'place', placeId: value.place.placeId }]);
    await trx
      .updateTable('developerConfidential')
      .set({
        firstName: value.firstName,
        lastName: value.lastName,
        nameVisibility: value.nameVisibility,
        nickName: value.nickName,
      })
      .where('developerId', '=', developerId)
      .execute();
    await trx
      .updateTable('developers')
      .set({
        avatar: value.avatar && JSON.stringify(value.avatar satisfies Json),
        profilePicHandle: value.profilePicHandle,
        professionId: value.professionId,
        oneSentenceDescription: value.oneSentenceDescription,
        personalMessage: value.description,
        personalMessageHtml: html(value.description),
        codingReason: value.codingReason,
      })
      .where('id', '=', developerId)
      .execute();
    await rename(edit, displayNameOf({ ...value, level: value.nameVisibility }));
    await saveCity(edit, value.place.placeId);
    await saveHealth(edit);
    await storeSharedFields(edit, value.shared);
  },
};

async function checkProfession({ trx, value }: Edit<About>): Promise<void> {
  const found = await trx
    .selectFrom('professions')
    .select('id')
    .where('id', '=', value.professionId)
    .executeTakeFirst();
  if (!found) throw new Invalid({ professionId: 'unknown' });
}

async function checkPicture({ trx, context, developerId, value }: Edit<About>): Promise<void> {
  if (!value.profilePicHandle) return;
  const row = await trx
    .selectFrom('developers')
    .select('profilePicHandle')
    .where('id', '=', developerId)
    .executeTakeFirst();
  if (row?.profilePicHandle === value.profilePicHandle) return;
  const people = [developerId, context.viewer?.userId ?? developerId];
  if (!(await ownsImage(trx, value.profilePicHandle, people))) throw new Invalid({ profilePicHandle: 'unknown' });
}

/**
 * Health data is stored with the time of the consent, which stays the same until the consent is withdrawn; else
 * deleted.
 */
async function saveHealth({ trx, context, developerId, value }: Edit<About>): Promise<void> {
  if (!value.rqth) {
    await trx.deleteFrom('developerHealth').where('developerId', '=', developerId).execute();
    return;
  }
  const { content } = value.rqth;
  await trx
    .insertInto('developerHealth')
    .values({ developerId, content, consentedAt: context.ports.clock.now() })
    .onConflict((conflict) => conflict.column('developerId').doUpdateSet({ content }))
    .execute();
}
