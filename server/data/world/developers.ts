import { makeAvatar } from './avatars.ts';
import { makeCareer } from './career.ts';
import { families } from './content/families/index.ts';
import type { Family } from './content/family.ts';
import { codingReasons, interestedBy, interests } from './content/leisure.ts';
import { type City, cities, costlyCities, foreignCities, visaCities } from './content/places.ts';
import { disabilityNotes, jobIssues, perks } from './content/wishes.ts';
import { between, daysAgo, fromMonthIndex, monthIndex } from './dates.ts';
import { idAt, slug } from './ids.ts';
import { displayName, makeNickname, makePerson, type NameVisibility, type Person } from './people.ts';
import { oneSentence, personalMessage, projectTexts, type TextInput, yearsText } from './profile-texts.ts';
import type { Random } from './random.ts';
import type { DeveloperRows, Row } from './rows.ts';
import { technologyValues } from './technologies.ts';
import { fill, type Locale, typeset } from './text.ts';

export type Standing = 'published' | 'reviewed' | 'waiting' | 'disabled' | 'short';

export const disabledReasons = [
  'Default',
  'NotCompleteEnough',
  'NotRelevant',
  'NotEnoughExperiences',
  'RequiredVisa',
  'TooMushSpellingMistakes',
] as const;

/** What is decided beforehand about somebody; the rest is drawn. */
export interface Traits {
  id?: string;
  email?: string;
  alias?: string;
  locale?: Locale;
  familyId?: string;
  person?: Person;
  visibility?: NameVisibility;
  years?: number;
  otherYears?: number;
  student?: boolean;
  standing?: Standing;
  state?: string;
  disabledReason?: string;
  projects?: number;
  boost?: number;
}

export interface DeveloperContext {
  now: Date;
  /** Makes an address that nobody else has. */
  giveAlias: (base: string) => string;
  /** Who validated profiles, when that account exists. */
  adminId: string | null;
}

/** One developer with all that hangs on it. The same numbers give the same person. */
export function makeDeveloper(random: Random, context: DeveloperContext, traits: Traits = {}): DeveloperRows {
  const { now } = context;
  // Names and profession are drawn first and never depend on the date: they make the address.
  const locale = traits.locale ?? (random.chance(0.7) ? 'fr' : 'en');
  const drawnPerson = makePerson(random, locale);
  const person = traits.person ?? drawnPerson;
  const family = chooseFamily(random, traits.familyId);
  const visibility =
    traits.visibility ??
    random.weighted<NameVisibility>([
      ['full', 78],
      ['firstName', 13],
      ['nickName', 9],
    ]);
  const nickname = makeNickname(random, locale);
  const shown = displayName(person, visibility, nickname);
  const alias = traits.alias ?? context.giveAlias(`${slug(shown)}-${family.aliasPart}`);

  const standing =
    traits.standing ??
    random.weighted<Standing>([
      ['published', 75],
      ['short', 8],
      ['waiting', 7],
      ['reviewed', 6],
      ['disabled', 4],
    ]);
  const createdAt = daysAgo(random, now, 121, 900);
  const lastUpdate = daysAgo(random, now, 0, 120);
  const id = traits.id ?? idAt(random, createdAt);

  const user: Row<'users'> = {
    id,
    email: traits.email ?? `${alias}@demo.example`,
    emailVerified: true,
    name: shown,
    role: 'DEVELOPER',
    locale,
    createdAt,
    updatedAt: lastUpdate,
  };
  const boosted = standing === 'published' && random.chance(0.16);
  const confidential: Row<'developerConfidential'> = {
    developerId: id,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: standing !== 'short' && random.chance(0.85) ? fictionalPhone(random) : null,
    nameVisibility: visibility,
    nickName: visibility === 'nickName' ? nickname : null,
    boost: traits.boost ?? (boosted ? random.int(1, 3) : 0),
    recommendationCallStatus: boosted ? 'booked' : null,
    recommendationCallDate: boosted ? between(random, createdAt, lastUpdate) : null,
  };

  const student = traits.student ?? random.chance(0.15);
  const years = traits.years ?? (student ? random.int(0, 1) : random.weighted(yearsOfExperience));
  const otherYears = traits.otherYears ?? (!student && years < 12 && random.chance(0.13) ? random.int(2, 9) : 0);
  const needsVisa = random.chance(0.03);
  const home = chooseHome(random, locale, needsVisa);
  const stack = random.pick(family.stacks);
  const professionId =
    family.professionByTechnology?.[stack[0] ?? ''] ??
    random.weighted(family.professionIds.map((entry, index) => [entry, index === 0 ? 4 : 1] as const));
  const avatar = makeAvatar(random, person.feminine);
  const blank = blankDeveloper({ id, alias, shown, createdAt, lastUpdate });

  if (standing === 'short') {
    const begun = random.chance(0.6);
    return {
      ...noChildren,
      user,
      confidential,
      developer: { ...blank, avatar: begun ? avatar : null, professionId: begun ? professionId : null, isShort: true },
      places: begun ? [place(id, 'current', home.id, 0, lastUpdate)] : [],
    };
  }

  const leisure = random.sample<string>(interests[locale], random.int(0, 4));
  const values = {
    ...technologyValues(stack, locale),
    first: person.firstName,
    city: (locale === 'en' ? home.english : undefined) ?? home.name,
    yearsText: yearsText(years, locale),
    employers: '',
    interest: (leisure[0] ?? random.pick<string>(interests[locale])).toLowerCase(),
  };
  const career = makeCareer(random, now, {
    developerId: id,
    createdAt,
    locale,
    feminine: person.feminine,
    family,
    years,
    otherYears,
    student,
    studiedAbroad: person.homeLanguage !== null && random.chance(locale === 'en' ? 0.7 : 0.2),
    homePlaceId: home.id,
    placeIds: cities.slice(0, 12).map((city) => city.id),
    values,
  });
  values.employers = countInWords(career.experiences.length, locale);
  const state = traits.state ?? random.weighted(searchStates);
  const search = makeSearch(random, { student, years, family, home, state, needsVisa });
  const { contractTypes } = search;
  const texts: TextInput = { locale, family, years, student, contractTypes, named: visibility !== 'nickName', values };

  return {
    user,
    confidential,
    developer: {
      ...blank,
      avatar,
      professionId,
      oneSentenceDescription: oneSentence(random, texts),
      personalMessage: personalMessage(random, texts),
      jobIssues: asFlags(random.sample(jobIssues, random.int(0, 3))),
      perks: asFlags(random.sample(perks, random.int(2, 4))),
      codeExperienceYears: years,
      otherExperienceYears: otherYears,
      studiesYears: career.studiesYears,
      codingReason: random.chance(0.6) ? typeset(random.pick<string>(codingReasons[locale]), locale) : null,
      interestedTechnologies: random.chance(0.75)
        ? typeset(fill(random.pick<string>(interestedBy[locale]), random, values), locale)
        : null,
      ...search,
      unavailable: random.chance(0.015) && traits.standing === undefined,
      ...validation(random, context, standing, createdAt, traits.disabledReason),
      isShort: false,
      visibility: makeVisibility(random),
    },
    places: makePlaces(random, id, home, lastUpdate, needsVisa),
    experiences: career.experiences,
    formations: career.formations,
    projects: makeProjects(random, now, id, createdAt, texts, traits.projects),
    languages: makeLanguages(random, id, createdAt, locale, person.homeLanguage),
    technologies: makeTechnologies(random, id, stack, family.side, years),
    interests: leisure.map((name, position) => ({ id: idAt(random, createdAt), developerId: id, name, position })),
    socials: makeSocials(random, id, createdAt, alias),
    health: random.chance(0.04)
      ? [{ developerId: id, content: random.pick<string>(disabilityNotes[locale]), consentedAt: lastUpdate }]
      : [],
  };
}

const yearsOfExperience: readonly (readonly [number, number])[] = [
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

const searchStates: readonly (readonly [string, number])[] = [
  ['actively_searching', 36],
  ['open_opportunities', 34],
  ['dreamjob_only', 12],
  ['not_searching', 8],
  ['pause_profile', 6],
  ['unknown', 4],
];

const noChildren = {
  places: [],
  experiences: [],
  formations: [],
  projects: [],
  languages: [],
  technologies: [],
  interests: [],
  socials: [],
  health: [],
};

function chooseFamily(random: Random, familyId: string | undefined): Family {
  const drawn = random.weighted(families.map((family) => [family, family.weight] as const));
  return families.find((family) => family.id === familyId) ?? drawn;
}

function chooseHome(random: Random, locale: Locale, needsVisa: boolean): City {
  const abroad = random.chance(locale === 'en' ? 0.28 : 0.05);
  const list = needsVisa ? visaCities : abroad ? foreignCities : cities;
  return random.weighted(list.map((city) => [city, city.weight] as const));
}

/** Numbers set apart for stories: they ring nowhere. */
function fictionalPhone(random: Random): string {
  const digits = String(random.int(0, 9999)).padStart(4, '0');
  return `+33 6 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

function countInWords(count: number, locale: Locale): string {
  const words = locale === 'fr' ? ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'] : [];
  return words[count] ?? String(count);
}

function asFlags(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

function blankDeveloper(given: {
  id: string;
  alias: string;
  shown: string;
  createdAt: Date;
  lastUpdate: Date;
}): Row<'developers'> {
  return {
    id: given.id,
    seoAlias: given.alias,
    avatar: null,
    displayName: given.shown,
    oneSentenceDescription: null,
    personalMessage: null,
    professionId: null,
    jobIssues: {},
    codeExperienceYears: null,
    otherExperienceYears: null,
    studiesYears: null,
    codingReason: null,
    interestedTechnologies: null,
    jobSearchState: 'unknown',
    disableIntroductions: null,
    contractTypes: [],
    remoteFrequency: null,
    remoteDaysPerWeek: null,
    salary: null,
    averageDailyRate: null,
    perks: {},
    visaSponsorship: null,
    unavailable: false,
    validationStatus: null,
    validationAdminId: null,
    validationDate: null,
    disabledAt: null,
    disabledReason: null,
    lastUpdate: given.lastUpdate,
    isShort: true,
    visibility: { all: true, cards: {} },
    createdAt: given.createdAt,
  };
}

function validation(
  random: Random,
  context: DeveloperContext,
  standing: Standing,
  createdAt: Date,
  reason: string | undefined,
): Partial<Row<'developers'>> {
  const moment = between(random, createdAt, context.now);
  if (standing === 'disabled') return { disabledAt: moment, disabledReason: reason ?? random.pick(disabledReasons) };
  if (standing === 'waiting') return { validationStatus: 'waiting' };
  return { validationStatus: standing, validationAdminId: context.adminId, validationDate: moment };
}

function makeSearch(
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

const cardTypes = [
  'searchstate',
  'about',
  'experiences',
  'formations',
  'links',
  'projects',
  'skills',
  'technologies',
  'tests',
  'personal',
] as const;

function makeVisibility(random: Random): { all: boolean; cards: Record<string, { all: boolean }> } {
  const shy: Partial<Record<(typeof cardTypes)[number], number>> = { personal: 0.15, links: 0.6, searchstate: 0.8 };
  return {
    all: random.chance(0.9),
    cards: Object.fromEntries(cardTypes.map((type) => [type, { all: random.chance(shy[type] ?? 0.93) }])),
  };
}

function place(
  developerId: string,
  kind: 'current' | 'dream',
  placeId: string,
  position: number,
  updatedAt: Date,
): Row<'developerPlaces'> {
  return { developerId, kind, placeId, position, updatedAt };
}

function makePlaces(
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

function makeProjects(
  random: Random,
  now: Date,
  developerId: string,
  createdAt: Date,
  texts: TextInput,
  wanted: number | undefined,
): Row<'developerProjects'>[] {
  const count =
    wanted ??
    random.weighted([
      [0, 30],
      [1, 40],
      [2, 21],
      [3, 9],
    ]);
  let month = monthIndex(now);
  return projectTexts(random, count, texts).map(({ name, description }, position) => {
    month -= random.int(1, 22);
    const date = fromMonthIndex(month);
    return {
      id: idAt(random, createdAt),
      developerId,
      name,
      year: date.year,
      month: date.month,
      description,
      link: random.chance(0.45) ? `https://${slug(name)}.example` : null,
      position,
    };
  });
}

function makeLanguages(
  random: Random,
  developerId: string,
  createdAt: Date,
  locale: Locale,
  homeLanguage: string | null,
): Row<'developerLanguages'>[] {
  const levels = new Map<string, number>();
  if (locale === 'fr') {
    levels.set('fr', random.int(92, 100));
    levels.set('en', homeLanguage === 'en' ? 100 : random.int(35, 95));
  } else {
    levels.set('en', homeLanguage === 'en' ? 100 : random.int(80, 98));
    levels.set('fr', homeLanguage === null ? 100 : random.int(25, 85));
  }
  if (homeLanguage !== null && !levels.has(homeLanguage)) levels.set(homeLanguage, random.int(60, 100));
  const learned = random.weighted([
    [null, 55],
    ['es', 18],
    ['de', 11],
    ['it', 6],
    ['pt', 4],
    ['ja', 3],
    ['br', 2],
    ['eo', 1],
  ]);
  if (learned !== null && !levels.has(learned)) levels.set(learned, random.int(15, 60));
  return [...levels].map(([languageId, value], position) => ({
    id: idAt(random, createdAt),
    developerId,
    languageId,
    value,
    position,
  }));
}

function makeTechnologies(
  random: Random,
  developerId: string,
  stack: readonly string[],
  side: readonly string[],
  years: number,
): Row<'developerTechnologies'>[] {
  const chosen = new Set([...stack, ...random.sample(side, random.int(1, 3))]);
  const top = Math.min(96, 48 + years * 5);
  return [...chosen].slice(0, 6).map((technologyId, position) => ({
    developerId,
    technologyId,
    value: Math.max(20, top - position * random.int(3, 8) + random.int(-4, 4)),
    position,
  }));
}

function makeSocials(random: Random, developerId: string, createdAt: Date, alias: string): Row<'developerSocials'>[] {
  // Made-up addresses: a plausible one could be somebody's.
  const username = `vivier-demo-${alias}`.slice(0, 39).replace(/-+$/, '');
  const candidates: [number, { network: string; url: string | null; username: string | null }][] = [
    [0.5, { network: 'linkedin', url: `https://linkedin.example/in/${alias}`, username: null }],
    [0.6, { network: 'github', url: null, username }],
    [0.08, { network: 'twitter', url: null, username }],
    [0.1, { network: 'codingame', url: null, username }],
    [0.16, { network: random.pick(['Portfolio', 'Blog', 'YouTube']), url: `https://${alias}.example`, username: null }],
  ];
  return candidates
    .filter(([probability]) => random.chance(probability))
    .map(([, social], position) => ({ id: idAt(random, createdAt), developerId, ...social, position }));
}
