import * as z from 'zod';
import { callOutside, readJson } from '../outside-call.ts';
import { OutsideError } from '../outside-error.ts';
import { countryCodeOf } from './country-codes.ts';
import type { Place, PlaceLocale, Places } from './port.ts';

const predictions = z.object({
  predictions: z.array(
    z.object({
      place_id: z.string(),
      description: z.string(),
      structured_formatting: z.object({ main_text: z.string() }),
      terms: z.array(z.object({ value: z.string() })),
    }),
  ),
});

const found = z.object({
  result: z.object({
    place_id: z.string(),
    name: z.string(),
    formatted_address: z.string(),
    address_components: z.array(
      z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
    ),
  }),
});

type Prediction = z.output<typeof predictions>['predictions'][number];
export type MapsOptions = { url: string; key: string; timeoutMs?: number };

/** Google's Places web service, or another with the same protocol. */
export function mapsPlaces({ url, key, timeoutMs = 4_000 }: MapsOptions): Places {
  async function ask<T>(method: string, asked: Record<string, string>, shape: z.ZodType<T>): Promise<T | undefined> {
    const address = new URL(`${url.replace(/\/$/, '')}/maps/api/place/${method}/json`);
    address.search = new URLSearchParams({ ...asked, key }).toString();
    const response = await callOutside({
      service: 'maps',
      request: () => new Request(address),
      timeoutMs,
      attempts: 2,
    });
    return understood(await readJson('maps', response), shape);
  }

  async function details(placeId: string, locale: PlaceLocale): Promise<Place | undefined> {
    const fields = 'place_id,name,formatted_address,address_components';
    const answer = await ask('details', { place_id: placeId, language: locale, fields }, found);
    return answer && placeOf(answer.result);
  }

  return {
    details,

    async suggest(text, locale, limit) {
      const input = text.trim().slice(0, 80);
      if (!input || limit < 1) return [];
      const answer = await ask('autocomplete', { input, types: '(cities)', language: locale }, predictions);
      const chosen = answer?.predictions.slice(0, limit) ?? [];
      // A prediction names the country without its code: a second request only when the name is unknown.
      const places = await Promise.all(
        chosen.map((prediction) => placeOfPrediction(prediction, locale) ?? details(prediction.place_id, locale)),
      );
      return places.filter((place) => place !== undefined);
    },
  };
}

/** The service nearly always answers 200 and gives the result in `status`. */
function understood<T>(answer: unknown, shape: z.ZodType<T>): T | undefined {
  const status = z.object({ status: z.string() }).safeParse(answer).data?.status;
  if (status === 'ZERO_RESULTS' || status === 'NOT_FOUND' || status === 'INVALID_REQUEST') return undefined;
  const parsed = shape.safeParse(answer);
  if (status === 'OK' && parsed.success) return parsed.data;
  const reason = status && status !== 'OK' ? `answered ${status}` : 'answered in an unknown form';
  throw new OutsideError('maps', reason, { permanent: status === 'REQUEST_DENIED' });
}

function placeOfPrediction(prediction: Prediction, locale: PlaceLocale): Place | undefined {
  const terms = prediction.terms.map(({ value }) => value);
  const country = terms.at(-1);
  const countryCode = country && countryCodeOf(country, locale);
  if (!country || !countryCode) return undefined;
  const area1 = terms.length > 2 ? terms.at(-2) : undefined;
  return {
    placeId: prediction.place_id,
    locality: prediction.structured_formatting.main_text,
    country,
    countryCode,
    ...(area1 ? { area1 } : {}),
    formattedAddress: prediction.description,
  };
}

function placeOf(result: z.output<typeof found>['result']): Place | undefined {
  const component = (type: string) => result.address_components.find(({ types }) => types.includes(type));
  const country = component('country');
  if (!country) return undefined;
  const area1 = component('administrative_area_level_1')?.long_name;
  const area2 = component('administrative_area_level_2')?.long_name;
  return {
    placeId: result.place_id,
    // British towns and some other cities have no component named 'locality'.
    locality: (component('locality') ?? component('postal_town'))?.long_name ?? result.name,
    country: country.long_name,
    countryCode: country.short_name,
    ...(area1 ? { area1 } : {}),
    ...(area2 ? { area2 } : {}),
    formattedAddress: result.formatted_address,
  };
}
