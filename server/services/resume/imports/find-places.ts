import type { PlaceChoice } from '../../../../domain/profile/place-choice.ts';
import type { FoundPlace } from '../../../../domain/resume/imports/found.ts';
import { placeKey } from '../../../../domain/resume/imports/resolve.ts';
import { cityOf } from '../../../../domain/resume/place-text.ts';
import type { Context } from '../../../context.ts';
import { plainName } from '../../../ports/places/plain-name.ts';
import type { Place } from '../../../ports/places/port.ts';

/** A maps service charges per request, and no real career has more cities. */
const mostLookups = 40;
const atOnce = 4;
const suggestions = 5;

/** The cities that a document names, by `placeKey`; only unambiguous ones. */
export async function findPlaces(
  context: Context,
  wanted: readonly FoundPlace[],
  signal?: AbortSignal,
): Promise<Map<string, PlaceChoice>> {
  const found = new Map<string, PlaceChoice>();
  const queue = wanted.slice(0, mostLookups);
  const work = async () => {
    for (let place = queue.shift(); place; place = queue.shift()) {
      signal?.throwIfAborted();
      const choice = await findPlace(context, place);
      if (choice) found.set(placeKey(place), choice);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

async function findPlace(context: Context, place: FoundPlace): Promise<PlaceChoice | undefined> {
  const { places } = context.ports;
  // When a place cannot be found, the import continues without it; the developer adds it later.
  const known = place.placeId
    ? await places.details(place.placeId, context.locale).catch(() => undefined)
    : await named(context, place).catch(() => undefined);
  return known && { placeId: known.placeId, label: `${known.locality}, ${known.country}` };
}

/** Cities have a name in each language, and a document may use the other language. */
async function named({ ports, locale }: Context, place: FoundPlace): Promise<Place | undefined> {
  const { city, context } = cityOf(place.name);
  if (!/\p{L}{2}/u.test(city)) return undefined;
  const asked = [city, ...context].join(', ');
  for (const language of locale === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const)) {
    const suggested = await ports.places.suggest(asked, language, suggestions);
    const match = suggested.find(
      (one) => plainName(one.locality) === plainName(city) && agrees(one, place.countryCode, context.at(-1)),
    );
    if (match) return language === locale ? match : ((await ports.places.details(match.placeId, locale)) ?? match);
  }
  return undefined;
}

/** Paris in Texas is not Paris in France: the country or region in the document must match. */
function agrees(place: Place, countryCode: string | null, said: string | undefined): boolean {
  if (countryCode) return place.countryCode === countryCode;
  if (!said) return true;
  const around = [place.country, place.countryCode, place.area1, place.area2].map((name) => plainName(name ?? ''));
  return around.includes(plainName(said));
}
