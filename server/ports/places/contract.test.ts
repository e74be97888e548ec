import { beforeEach, describe, expect, it } from 'vitest';
import { fold } from '../../../domain/text/fold.ts';
import { testDatabase } from '../../../tests/harness/database.ts';
import { type Answer, json, loopback } from '../loopback.fixture.ts';
import { tablePlaces } from './embedded.ts';
import { mapsPlaces } from './maps.ts';
import type { Places } from './port.ts';

const { db } = await testDatabase();

type City = {
  id: string;
  fr: string;
  en: string;
  code: string;
  area1: [string, string];
  population: number;
  search: string;
};
const cities: City[] = [
  {
    id: 'p-paris',
    fr: 'Paris',
    en: 'Paris',
    code: 'FR',
    area1: ['Île-de-France', 'Île-de-France'],
    population: 2_100_000,
    search: 'paris',
  },
  {
    id: 'p-paris-tx',
    fr: 'Paris',
    en: 'Paris',
    code: 'US',
    area1: ['Texas', 'Texas'],
    population: 24_000,
    search: 'paris',
  },
  {
    id: 'p-london',
    fr: 'Londres',
    en: 'London',
    code: 'GB',
    area1: ['Angleterre', 'England'],
    population: 8_900_000,
    search: 'londres|london',
  },
  {
    id: 'p-brest',
    fr: 'Brest',
    en: 'Brest',
    code: 'FR',
    area1: ['Bretagne', 'Brittany'],
    population: 139_000,
    search: 'brest',
  },
  {
    id: 'p-brest-by',
    fr: 'Brest',
    en: 'Brest',
    code: 'BY',
    area1: ['Brest', 'Brest'],
    population: 340_000,
    search: 'brest',
  },
  {
    id: 'p-etienne',
    fr: 'Saint-Étienne',
    en: 'Saint-Étienne',
    code: 'FR',
    area1: ['Auvergne-Rhône-Alpes', 'Auvergne-Rhône-Alpes'],
    population: 170_000,
    search: 'saint etienne',
  },
];
const countries: Record<string, [string, string]> = {
  FR: ['France', 'France'],
  US: ['États-Unis', 'United States'],
  GB: ['Royaume-Uni', 'United Kingdom'],
  BY: ['Biélorussie', 'Belarus'],
};

// Only these few, so that the tests do not depend on the files of the product.
await db.deleteFrom('places').execute();
await db.deleteFrom('countries').execute();
await db
  .insertInto('countries')
  .values(Object.entries(countries).map(([code, [nameFr, nameEn]]) => ({ code, nameFr, nameEn })))
  .execute();

async function addCity({ id, fr, en, code, area1, population, search }: City): Promise<void> {
  const names = { localityFr: fr, localityEn: en, area1Fr: area1[0], area1En: area1[1] };
  await db
    .insertInto('places')
    .values({ id, ...names, countryCode: code, population, latitude: 0, longitude: 0, search })
    .execute();
}
for (const city of cities) await addCity(city);

/** What Google's documentation of the Places API (New) shows for a refused request. */
const refused = (code: number, status: string): Answer => json({ error: { code, message: 'maps-key', status } }, code);

/** A fake maps service with the same cities, which answers like the Places API (New). */
let failures: Answer[] = [];
let asked: string[] = [];
const url = await loopback(({ method, url: { pathname, searchParams }, headers, body }) => {
  asked.push(`${method} ${pathname}`);
  const failure = failures.shift();
  if (failure) return failure;
  if (headers['x-goog-api-key'] !== 'maps-key') return refused(403, 'PERMISSION_DENIED');
  if (method === 'POST' && pathname === '/v1/places:autocomplete') return suggestions(JSON.parse(body.toString()));
  const [, id] = /^\/v1\/places\/([^/]+)$/.exec(pathname) ?? [];
  if (method !== 'GET' || !id) return refused(404, 'NOT_FOUND');
  const mask = String(headers['x-goog-fieldmask'] ?? '').split(',');
  if (mask[0] === '' || mask.includes('*')) return refused(400, 'INVALID_ARGUMENT');
  if (!decodeURIComponent(id).startsWith('p-')) return refused(400, 'INVALID_ARGUMENT');
  const city = cities.find((one) => one.id === id);
  if (!city) return refused(404, 'NOT_FOUND');
  const whole = detailsOf(city, searchParams.get('languageCode') ?? '');
  return json(Object.fromEntries(Object.entries(whole).filter(([field]) => mask.includes(field))));
});

function named(city: City, languageCode: string) {
  const language = languageCode === 'en' ? 1 : 0;
  return {
    name: language ? city.en : city.fr,
    area: city.area1[language],
    country: countries[city.code]?.[language] ?? '',
  };
}

function suggestions(request: { input: string; includedPrimaryTypes?: string[]; languageCode: string }): Answer {
  if (request.includedPrimaryTypes?.join() !== '(cities)') return refused(400, 'INVALID_ARGUMENT');
  const typed = fold(request.input).replace(/-/g, ' ');
  const found = cities.filter(({ search }) => search.split('|').some((name) => name.startsWith(typed)));
  const list = found.map((city) => {
    const { name, area, country } = named(city, request.languageCode);
    const where = city.code === 'US' ? `${area}, ${request.languageCode === 'en' ? 'USA' : country}` : country;
    return suggestion(city.id, name, where);
  });
  // An answer without results is an empty object.
  return json(list.length > 0 ? { suggestions: list } : {});
}

const suggestion = (placeId: string, name: string, where: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${name}, ${where}`, matches: [{ endOffset: name.length }] },
    structuredFormat: {
      mainText: { text: name, matches: [{ endOffset: name.length }] },
      secondaryText: { text: where },
    },
    types: ['locality', 'political', 'geocode'],
  },
});

function detailsOf(city: City, languageCode: string) {
  const { name, area = '', country } = named(city, languageCode);
  const component = (longText: string, shortText: string, type: string) => ({
    longText,
    shortText,
    types: [type, 'political'],
    languageCode,
  });
  return {
    name: `places/${city.id}`,
    id: city.id,
    displayName: { text: name, languageCode },
    formattedAddress: `${name}, ${country}`,
    addressComponents: [
      component(name, name, city.code === 'GB' ? 'postal_town' : 'locality'),
      component(area, area, 'administrative_area_level_1'),
      component(country, city.code, 'country'),
    ],
    location: { latitude: 0, longitude: 0 },
  };
}

const maps = { url, key: 'maps-key', timeoutMs: 300 };
const adapters: [string, Places][] = [
  ['the table', tablePlaces(db)],
  ['a maps service', mapsPlaces(maps)],
];

beforeEach(() => {
  failures = [];
  asked = [];
});

describe.each(adapters)('places from %s', (_name, places) => {
  const ids = async (text: string, limit = 5) =>
    (await places.suggest(text, 'fr', limit)).map(({ placeId }) => placeId);

  it('suggests the larger of two cities with the same name first', async () => {
    expect(await ids('Paris')).toEqual(['p-paris', 'p-paris-tx']);
    expect(await ids('par')).toEqual(['p-paris', 'p-paris-tx']);
    expect(await ids('Paris', 1)).toEqual(['p-paris']);
    expect(await ids('Brest', 1)).toEqual(['p-brest']);
  });

  it('ignores accents, capitals, hyphens and outer spaces', async () => {
    for (const typed of ['Saint-Étienne', 'saint etienne', 'SAINT ÉT', '  saint-e'])
      expect(await ids(typed)).toEqual(['p-etienne']);
  });

  it('finds a city by its name in either language, and names it in the requested one', async () => {
    expect(await places.suggest('London', 'fr', 5)).toMatchObject([
      { locality: 'Londres', country: 'Royaume-Uni', countryCode: 'GB' },
    ]);
    expect(await places.suggest('Londr', 'en', 5)).toMatchObject([
      { locality: 'London', country: 'United Kingdom', countryCode: 'GB' },
    ]);
  });

  it('distinguishes cities with the same name', async () => {
    const [, texan] = await places.suggest('Paris', 'en', 5);
    expect(texan).toMatchObject({ placeId: 'p-paris-tx', locality: 'Paris', countryCode: 'US', area1: 'Texas' });
    expect(texan?.formattedAddress).toMatch(/^Paris, Texas, U/);
  });

  it('suggests nothing for an empty text, an unknown text or a limit of 0', async () => {
    for (const typed of ['', '   ', 'xyzzyxyzzy']) expect(await ids(typed)).toEqual([]);
    expect(await ids('Paris', 0)).toEqual([]);
  });

  it('gives the details of a suggestion, in the requested language', async () => {
    const [london] = await places.suggest('London', 'fr', 1);
    expect(await places.details(london?.placeId ?? '', 'en')).toMatchObject({
      placeId: 'p-london',
      locality: 'London',
      country: 'United Kingdom',
      countryCode: 'GB',
      area1: 'England',
      formattedAddress: expect.stringMatching(/^London.*United Kingdom$/),
    });
  });

  it('gives no details for an unknown id', async () => {
    expect(await places.details('p-nowhere', 'fr')).toBeUndefined();
    expect(await places.details("' or 1=1 --", 'fr')).toBeUndefined();
  });
});

describe('places from the table, in detail', () => {
  const places = tablePlaces(db);
  const ids = async (text: string) => (await places.suggest(text, 'fr', 5)).map(({ placeId }) => placeId);

  it.each([
    ['Pariz', 'p-paris'],
    ['Prais', 'p-paris'],
    ['Londers', 'p-london'],
    ['Lodnon', 'p-london'],
    ['saint etiene', 'p-etienne'],
    ['sant-etienne', 'p-etienne'],
    ['saint etiennee', 'p-etienne'],
  ])('corrects the typing mistake %j', async (typed, expected) => {
    expect((await ids(typed))[0]).toBe(expected);
  });

  it('does not correct to other names', async () => {
    expect(await ids('Pamplona')).toEqual([]);
    expect(await ids('Lon')).toEqual(['p-london']);
  });

  it('finds an abbreviated Saint, a word in the middle, and an area after a comma', async () => {
    expect(await ids('st etienne')).toEqual(['p-etienne']);
    expect(await ids('étienne')).toEqual(['p-etienne']);
    expect(await ids('Paris, Texas')).toEqual(['p-paris-tx', 'p-paris']);
    expect(await ids('paris, etats-unis')).toEqual(['p-paris-tx', 'p-paris']);
  });

  it('escapes special characters of the search', async () => {
    for (const typed of ['%', '_', 'p%s', '%paris', '\\', "'", '|', 'p_ris', '\0paris']) {
      await expect(places.suggest(typed, 'fr', 5)).resolves.toBeInstanceOf(Array);
    }
    expect(await ids('%')).toEqual([]);
  });

  it('suggests the exact name before longer names of larger cities', async () => {
    await addCity({
      id: 'p-lens',
      fr: 'Lens',
      en: 'Lens',
      code: 'FR',
      area1: ['Hauts-de-France', 'Hauts-de-France'],
      population: 30_000,
      search: 'lens',
    });
    await addCity({
      id: 'p-lensk',
      fr: 'Lensk',
      en: 'Lensk',
      code: 'RU',
      area1: ['Yakoutie', 'Yakutia'],
      population: 90_000,
      search: 'lensk',
    });
    expect(await ids('lens')).toEqual(['p-lens', 'p-lensk']);
    // A country that is not in our table is named by its code.
    expect(await places.details('p-lensk', 'en')).toMatchObject({ country: 'RU' });
  });
});

describe('a maps service', () => {
  it('is called once for suggestions with known countries', async () => {
    await mapsPlaces(maps).suggest('Paris', 'en', 5);
    expect(asked).toEqual(['POST /v1/places:autocomplete']);
  });

  it('is called for details when the name of the country is unknown', async () => {
    failures = [json({ suggestions: [suggestion('p-london', 'London', 'Albion')] })];
    expect(await mapsPlaces(maps).suggest('London', 'en', 5)).toMatchObject([
      { countryCode: 'GB', locality: 'London' },
    ]);
  });

  it('is called for details when a suggestion is only a name', async () => {
    const { placePrediction } = suggestion('p-brest', 'Brest', 'France');
    const { mainText } = placePrediction.structuredFormat;
    failures = [json({ suggestions: [{ placePrediction: { ...placePrediction, structuredFormat: { mainText } } }] })];
    expect(await mapsPlaces(maps).suggest('Brest', 'fr', 5)).toMatchObject([{ countryCode: 'FR', locality: 'Brest' }]);
    expect(asked).toEqual(['POST /v1/places:autocomplete', 'GET /v1/places/p-brest']);
  });

  it('refuses a wrong key with an error that does not contain the key', async () => {
    const failure = await mapsPlaces({ ...maps, key: 'wrong' })
      .suggest('Paris', 'fr', 5)
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ message: 'maps: answered 403', permanent: true });
  });

  it.each<[string, Answer[]]>([
    ['over its limit', [refused(429, 'RESOURCE_EXHAUSTED'), refused(429, 'RESOURCE_EXHAUSTED')]],
    ['answering wrong values', [json({ suggestions: 'none' })]],
    ['not answering JSON', [{ body: '<html>' }]],
  ])('%s: a temporary error', async (_case, answers) => {
    failures = answers;
    await expect(mapsPlaces(maps).suggest('Paris', 'fr', 5)).rejects.toMatchObject({
      service: 'maps',
      permanent: false,
    });
  });

  it('is called a second time when it is not available for a moment', async () => {
    failures = [refused(503, 'UNAVAILABLE')];
    await expect(mapsPlaces(maps).suggest('Paris', 'fr', 1)).resolves.toHaveLength(1);
  });
});
