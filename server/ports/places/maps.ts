import * as z from 'zod';
import { callOutside, readJson } from '../outside-call.ts';
import { OutsideError } from '../outside-error.ts';
import { countryCodeOf } from './country-codes.ts';
import type { Place, PlaceLocale, Places } from './port.ts';

const text = z.object({ text: z.string() });
const prediction = z.object({
  placeId: z.string(),
  text,
  // Without a second part when the name of the place is everything that is known.
  structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
});
// An answer without any suggestion has no list.
const predictions = z.object({ suggestions: z.array(z.object({ placePrediction: prediction })).default([]) });

const details = z.object({
  id: z.string(),
  displayName: text,
  formattedAddress: z.string(),
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
});
/** Each field that is asked for is paid for; a request that names none is refused. */
const detailsMask = Object.keys(details.shape).join(',');

export type MapsOptions = { url: string; key: string; timeoutMs?: number };

/** Google's Places API (New), or another service with the same protocol. */
export function mapsPlaces({ url, key, timeoutMs = 4_000 }: MapsOptions): Places {
  const base = url.replace(/\/$/, '');

  async function ask<T>(request: () => Request, shape: z.ZodType<T>, accept: number[] = []): Promise<T | undefined> {
    const response = await callOutside({ service: 'maps', request, timeoutMs, attempts: 2, accept });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    const parsed = shape.safeParse(await readJson('maps', response));
    if (parsed.success) return parsed.data;
    throw new OutsideError('maps', 'answered in an unknown form', { permanent: false });
  }

  async function readDetails(placeId: string, locale: PlaceLocale): Promise<Place | undefined> {
    const address = `${base}/v1/places/${encodeURIComponent(placeId)}?languageCode=${locale}`;
    const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': detailsMask };
    // 404: no longer known; 400: no identifier of this service.
    const found = await ask(() => new Request(address, { headers }), details, [400, 404]);
    return found && placeOf(found);
  }

  return {
    details: readDetails,

    async suggest(typed, locale, limit) {
      const input = typed.trim().slice(0, 80);
      if (!input || limit < 1) return [];
      const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' };
      const body = JSON.stringify({ input, includedPrimaryTypes: ['(cities)'], languageCode: locale });
      const address = `${base}/v1/places:autocomplete`;
      const answer = await ask(() => new Request(address, { method: 'POST', headers, body }), predictions);
      const chosen = answer?.suggestions.slice(0, limit) ?? [];
      // A prediction names the country without its code: a second request only when the name is unknown.
      const places = await Promise.all(
        chosen.map(({ placePrediction: one }) => placeOfPrediction(one, locale) ?? readDetails(one.placeId, locale)),
      );
      return places.filter((place) => place !== undefined);
    },
  };
}

function placeOfPrediction(one: z.output<typeof prediction>, locale: PlaceLocale): Place | undefined {
  const { mainText, secondaryText } = one.structuredFormat;
  // The area, if it is named, then the country.
  const parts = secondaryText?.text.split(', ') ?? [];
  const country = parts.at(-1);
  const countryCode = country && countryCodeOf(country, locale);
  if (!country || !countryCode) return undefined;
  const area1 = parts.at(-2);
  return {
    placeId: one.placeId,
    locality: mainText.text,
    country,
    countryCode,
    ...(area1 ? { area1 } : {}),
    formattedAddress: one.text.text,
  };
}

function placeOf(found: z.output<typeof details>): Place | undefined {
  const component = (type: string) => found.addressComponents.find(({ types }) => types.includes(type));
  const country = component('country');
  if (!country) return undefined;
  const area1 = component('administrative_area_level_1')?.longText;
  const area2 = component('administrative_area_level_2')?.longText;
  return {
    placeId: found.id,
    // British towns and some other cities have no component named 'locality'.
    locality: (component('locality') ?? component('postal_town'))?.longText ?? found.displayName.text,
    country: country.longText,
    countryCode: country.shortText,
    ...(area1 ? { area1 } : {}),
    ...(area2 ? { area2 } : {}),
    formattedAddress: found.formattedAddress,
  };
}
