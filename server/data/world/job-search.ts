import type { Family } from './content/family.ts';
import { type City, cities, costlyCities, foreignCities, visaCities } from './content/places.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import type { Locale } from './text.ts';

export const yearsOfExperience: readonly (readonly [number, number])[] = [
  [1, 7],
  [2, 8],
  [3, 10],
  [4, 10],
  [5, 10],
  [6, 9],
  [7, 7],
  [8, 6],
  [9, 5],
  [10, 5],
  [11, 4],
  [12, 4],
  [13, 3],
  [14, 3],
  [15, 2],
  [16, 2],
  [18, 2],
  [20, 1],
  [22, 1],
  [25, 1],
];

export const jobSearchStates: readonly (readonly [string, number])[] = [
  ['actively_searching', 36],
  ['open_opportunities', 34],
  ['dreamjob_only', 12],
  ['not_searching', 8],
  ['pause_profile', 6],
  ['unknown', 4],
];

export function chooseHome(random: Random, locale: Locale, needsVisa: boolean): City {
  const abroad = random.chance(locale === 'en' ? 0.28 : 0.05);
  const list = needsVisa ? visaCities : abroad ? foreignCities : cities;
  return random.weighted(list.map((city) => [city, city.weight] as const));
}

export function makeSearch(
  random: Random,
  given: { student: boolean; years: number; family: Family; home: City; state: string; needsVisa: boolean },
): Partial<Row<'developers'>> & Pick<Row<'developers'>, 'contractTypes'> {
  const { student, years, family, home, state } = given;
  const contractTypes = student
    ? random.weighted([
        [['internship'], 4],
        [['apprenticeship'], 4],
        [['internship', 'apprenticeship'], 3],
      ])
    : years >= 4 && random.chance(0.06)
      ? ['freelance']
      : [
          'permanent',
          ...(random.chance(0.14) ? ['fixedTerm'] : []),
          ...(years >= 3 && random.chance(0.2) ? ['freelance'] : []),
        ];
  const remoteFrequency = random.weighted([
    ['hybrid', 60],
    ['fullTime', 26],
    ['no', 14],
  ]);
  const hidden = state === 'not_searching' || state === 'pause_profile';
  const experience = 2.5 * Math.min(years, 8) + 1.5 * Math.max(0, Math.min(years, 18) - 8);
  const salary = Math.round(
    32 + experience + family.salaryBonus + (costlyCities.has(home.id) ? 5 : 0) + random.int(-3, 4),
  );
  return {
    jobSearchState: state,
    disableIntroductions: hidden ? state === 'not_searching' || random.chance(0.5) : null,
    contractTypes,
    remoteFrequency,
    remoteDaysPerWeek:
      remoteFrequency === 'hybrid'
        ? random.weighted([
            [1, 1],
            [2, 4],
            [3, 4],
            [4, 1],
          ])
        : null,
    salary: student || random.chance(0.08) ? null : salary,
    averageDailyRate: contractTypes.includes('freelance')
      ? Math.min(850, 320 + 24 * years + 10 * random.int(-3, 6))
      : null,
    visaSponsorship: given.needsVisa,
  };
}

export function place(
  developerId: string,
  kind: 'current' | 'dream',
  placeId: string,
  position: number,
  updatedAt: Date,
): Row<'developerPlaces'> {
  return { developerId, kind, placeId, position, updatedAt };
}

export function makePlaces(
  random: Random,
  developerId: string,
  home: City,
  updatedAt: Date,
  needsVisa: boolean,
): Row<'developerPlaces'>[] {
  const wished = new Set<string>(!needsVisa && random.chance(0.8) ? [home.id] : []);
  const count = random.int(1, 4);
  while (wished.size < count) wished.add(random.weighted(cities.map((city) => [city.id, city.weight] as const)));
  return [
    place(developerId, 'current', home.id, 0, updatedAt),
    ...[...wished].map((placeId, position) => place(developerId, 'dream', placeId, position, updatedAt)),
  ];
}
