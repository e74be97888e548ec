import type { FieldErrors } from '../../../domain/error-codes.ts';
import { Invalid } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { plainName } from '../../ports/places/plain-name.ts';

/** Stores chosen places in our table, because a maps service knows more places than we do. */
export async function storePlaces(
  { trx, context }: { trx: Trx; context: Context },
  chosen: { field: string; placeId: string }[],
): Promise<void> {
  const ids = [...new Set(chosen.map(({ placeId }) => placeId))];
  if (ids.length === 0) return;
  const rows = await trx.selectFrom('places').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const { field, placeId } of chosen) {
    if (known.has(placeId)) continue;
    if (await addPlace(trx, context, placeId)) known.add(placeId);
    else errors[field] = 'unknown';
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

async function addPlace(trx: Trx, { ports }: Context, placeId: string): Promise<boolean> {
  const fr = await ports.places.details(placeId, 'fr').catch(() => undefined);
  if (!fr) return false;
  const en = (await ports.places.details(placeId, 'en').catch(() => undefined)) ?? fr;
  await trx
    .insertInto('places')
    .values({
      id: placeId,
      localityFr: fr.locality,
      localityEn: en.locality,
      countryCode: fr.countryCode,
      area1Fr: fr.area1 ?? null,
      area1En: en.area1 ?? null,
      area2Fr: fr.area2 ?? null,
      area2En: en.area2 ?? null,
      search: [...new Set([plainName(fr.locality), plainName(en.locality)])].join('|'),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return true;
}
