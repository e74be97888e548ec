import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainName } from '../../ports/places/plain-name.ts';
import { monograms } from '../../services/shell/monograms/draw-monogram.ts';

type Named = { nameFr: string; nameEn: string };
type Profession = Named & {
  id: string;
  parentId: string | null;
  position: number;
  displayNameFr: string;
  displayNameEn: string;
};
type Technology = Named & { id: string; category: string; handle: string | null; position: number };
type Language = Named & { id: string };
type Country = Named & { code: string };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CATEGORIES = [
  'language',
  'framework',
  'library',
  'database',
  'cloud',
  'tool',
  'platform',
  'mobile',
  'data',
  'testing',
];

function readBytes(file: string): Buffer {
  return readFileSync(new URL(file, import.meta.url));
}

function readRows<Row>(file: string): Row[] {
  return JSON.parse(readBytes(file).toString('utf8')) as Row[];
}

function readPlaces(): Record<string, string>[] {
  const [header = '', ...lines] = gunzipSync(readBytes('places.tsv.gz')).toString('utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    expect(values.length).toBe(columns.length);
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function withoutBothNames<Row extends Named>(rows: Row[]): Row[] {
  return rows.filter((row) => !row.nameFr.trim() || !row.nameEn.trim());
}

describe('the file of professions', () => {
  const professions = readRows<Profession>('professions.json');
  const families = professions.filter((profession) => profession.parentId === null);

  test('has unique slugs as identifiers', () => {
    expect(repeated(professions.map((profession) => profession.id))).toEqual([]);
    expect(professions.filter((profession) => !SLUG.test(profession.id))).toEqual([]);
  });

  test('has names in both languages', () => {
    expect(withoutBothNames(professions)).toEqual([]);
    expect(professions.filter((profession) => !profession.displayNameFr || !profession.displayNameEn)).toEqual([]);
  });

  test('is a tree of two levels', () => {
    const familyIds = new Set(families.map((family) => family.id));
    const leaves = professions.filter((profession) => profession.parentId !== null);
    expect(leaves.filter((leaf) => !familyIds.has(leaf.parentId ?? ''))).toEqual([]);
    expect(families.length).toBe(10);
    expect(leaves.length).toBeGreaterThanOrEqual(45);
    for (const family of families) {
      expect(leaves.filter((leaf) => leaf.parentId === family.id).length, family.id).toBeGreaterThan(0);
    }
  });

  test('has one position per profession within its family', () => {
    expect(repeated(professions.map((profession) => `${profession.parentId} ${profession.position}`))).toEqual([]);
  });
});

describe('the file of technologies', () => {
  const technologies = readRows<Technology>('technologies.json');

  test('has unique slugs as identifiers, and both names', () => {
    expect(technologies.length).toBeGreaterThanOrEqual(150);
    expect(repeated(technologies.map((technology) => technology.id))).toEqual([]);
    expect(technologies.filter((technology) => !SLUG.test(technology.id))).toEqual([]);
    expect(withoutBothNames(technologies)).toEqual([]);
  });

  test('has only known categories, in order', () => {
    expect(technologies.filter((technology) => !CATEGORIES.includes(technology.category))).toEqual([]);
    expect(technologies.map((technology) => technology.position)).toEqual(technologies.map((_, index) => index + 1));
  });

  test('refers only to icons that exist', () => {
    const icons = new URL('../../../node_modules/simple-icons/icons/', import.meta.url);
    const handles = technologies.flatMap((technology) => technology.handle ?? []);
    const drawn = Object.keys(monograms);
    const fromPackage = handles.filter((handle) => !drawn.includes(handle));
    expect(fromPackage.filter((handle) => !existsSync(new URL(`${handle}.svg`, icons)))).toEqual([]);
    // A drawing of our own stands where the package has none, and is used.
    expect(drawn.filter((handle) => !handles.includes(handle))).toEqual([]);
    expect(drawn.filter((handle) => existsSync(new URL(`${handle}.svg`, icons)))).toEqual([]);
    expect(handles.length).toBeGreaterThan(150);
  });
});

describe('the file of languages', () => {
  const languages = readRows<Language>('languages.json');

  test('has unique ISO 639 codes, and both names with a capital letter', () => {
    expect(languages.length).toBeGreaterThanOrEqual(180);
    expect(repeated(languages.map((language) => language.id))).toEqual([]);
    expect(languages.filter((language) => !/^[a-z]{2,3}$/.test(language.id))).toEqual([]);
    expect(
      languages.filter((language) => !/^\p{Lu}/u.test(language.nameFr) || !/^\p{Lu}/u.test(language.nameEn)),
    ).toEqual([]);
    expect(languages).toContainEqual({ id: 'fr', nameFr: 'Français', nameEn: 'French' });
  });

  test('has no name twice', () => {
    expect(repeated(languages.map((language) => language.nameFr))).toEqual([]);
    expect(repeated(languages.map((language) => language.nameEn))).toEqual([]);
  });
});

describe('the files of countries and places', () => {
  const countries = readRows<Country>('countries.json');
  const places = readPlaces();
  const placeById = new Map(places.map((place) => [place.id, place]));

  test('countries have unique ISO 3166-1 codes, and both names', () => {
    // The 249 of the standard, and Kosovo.
    expect(countries.length).toBe(250);
    expect(repeated(countries.map((country) => country.code))).toEqual([]);
    expect(countries.filter((country) => !/^[A-Z]{2}$/.test(country.code))).toEqual([]);
    expect(withoutBothNames(countries)).toEqual([]);
    expect(countries).toContainEqual({ code: 'DE', nameFr: 'Allemagne', nameEn: 'Germany' });
  });

  test('contain all towns of France, and the cities of the world', () => {
    const french = places.filter((place) => place.country_code === 'FR');
    expect(french.length).toBeGreaterThanOrEqual(10_000);
    expect(places.length - french.length).toBeGreaterThanOrEqual(20_000);
    expect(french.filter((place) => !/^insee:(\d{5}|2[AB]\d{3})$/.test(place.id ?? ''))).toEqual([]);
    expect(french.filter((place) => !place.area1_fr || !place.area1_en)).toEqual([]);
  });

  test('places have unique identifiers and known countries', () => {
    expect(placeById.size).toBe(places.length);
    const codes = new Set(countries.map((country) => country.code));
    expect(places.filter((place) => !codes.has(place.country_code ?? ''))).toEqual([]);
  });

  test('places have plausible names, populations and coordinates', () => {
    const isWrong = (place: Record<string, string>) =>
      !place.locality_fr ||
      !place.locality_en ||
      !(Number(place.population) >= 1000) ||
      !(Math.abs(Number(place.latitude)) <= 90) ||
      !(Math.abs(Number(place.longitude)) <= 180) ||
      (Number(place.latitude) === 0 && Number(place.longitude) === 0);
    expect(places.filter(isWrong)).toEqual([]);
  });

  test('towns of mainland France have coordinates there', () => {
    const mainland = places.filter((place) => /^insee:(?!9[78])/.test(place.id ?? ''));
    const isAway = (place: Record<string, string>) =>
      Number(place.latitude) < 41.3 ||
      Number(place.latitude) > 51.1 ||
      Number(place.longitude) < -5.2 ||
      Number(place.longitude) > 9.6;
    expect(mainland.filter(isAway)).toEqual([]);
  });

  test('places are sorted by population, the largest first', () => {
    const populations = places.map((place) => Number(place.population));
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  });

  test('the search text has no accents, capitals, hyphens or apostrophes', () => {
    const isPlain = (search: string) => search !== '' && !/[\p{M}\p{Lu}'’-]/u.test(search.normalize('NFD'));
    expect(places.filter((place) => !isPlain(place.search ?? ''))).toEqual([]);
  });

  test('every place is found by its name as a user types it', () => {
    const isFound = (place: Record<string, string>) =>
      [place.locality_fr, place.locality_en].every((name) => place.search?.split('|').includes(plainName(name ?? '')));
    expect(places.filter((place) => !isFound(place))).toEqual([]);
  });

  test('Paris is in Île-de-France', () => {
    expect(placeById.get('insee:75056')).toMatchObject({
      locality_fr: 'Paris',
      country_code: 'FR',
      area1_fr: 'Île-de-France',
      area2_fr: 'Paris',
      search: 'paris',
    });
    expect(Number(placeById.get('insee:75056')?.latitude)).toBeCloseTo(48.85, 1);
  });

  test('regions of France have their English names', () => {
    expect(placeById.get('insee:35238')).toMatchObject({ area1_fr: 'Bretagne', area1_en: 'Brittany' });
    expect(placeById.get('insee:2A004')).toMatchObject({ area1_fr: 'Corse', area1_en: 'Corsica' });
  });

  test.each([
    ['geonames:2643743', 'Londres', 'London', 'GB'],
    ['geonames:2800866', 'Bruxelles', 'Brussels', 'BE'],
    ['geonames:2660646', 'Genève', 'Geneva', 'CH'],
    ['geonames:3128760', 'Barcelone', 'Barcelona', 'ES'],
    ['geonames:360630', 'Le Caire', 'Cairo', 'EG'],
    ['geonames:1816670', 'Pékin', 'Beijing', 'CN'],
  ])('%s is called %s in French and %s in English', (id, fr, en, country) => {
    expect(placeById.get(id)).toMatchObject({ locality_fr: fr, locality_en: en, country_code: country });
  });

  test('a city is found under its local name', () => {
    expect(placeById.get('geonames:2886242')?.search).toBe('cologne|koln');
  });

  test('at least eighty cities have a different French name', () => {
    const renamed = places.filter((place) => place.country_code !== 'FR' && place.locality_fr !== place.locality_en);
    expect(renamed.length).toBeGreaterThanOrEqual(80);
  });
});
