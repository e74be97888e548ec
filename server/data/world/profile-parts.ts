import { slugOf } from '../../../domain/text/fold.ts';
import { fromMonthIndex, monthIndex } from './dates.ts';
import { idAt } from './ids.ts';
import { projectTexts, type TextInput } from './profile-texts.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import type { Locale } from './text.ts';

export function blankDeveloper(given: {
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
    soundtrackUrl: null,
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
    completedAt: null,
    publishedAt: null,
  };
}

export function makeProjects(
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
      link: random.chance(0.45) ? `https://${slugOf(name)}.example` : null,
      images: '[]',
      position,
    };
  });
}

export function makeLanguages(
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

export function makeTechnologies(
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

export function makeSocials(
  random: Random,
  developerId: string,
  createdAt: Date,
  alias: string,
  all: boolean,
): Row<'developerSocials'>[] {
  // Invented user names: a plausible one could belong to a real person.
  const username = `vivier-demo-${alias}`.slice(0, 39).replace(/-+$/, '');
  const candidates: [number, { network: string; url: string | null; username: string | null }][] = [
    [0.5, { network: 'linkedin', url: `https://linkedin.example/in/${alias}`, username: null }],
    [0.6, { network: 'github', url: null, username }],
    [0.08, { network: 'twitter', url: null, username }],
    [0.1, { network: 'codingame', url: null, username }],
    [0.16, { network: random.pick(['Portfolio', 'Blog', 'YouTube']), url: `https://${alias}.example`, username: null }],
  ];
  return candidates
    .filter(([probability]) => random.chance(probability) || all)
    .map(([, social], position) => ({ id: idAt(random, createdAt), developerId, ...social, position }));
}

const cardTypes = [
  'jobSearch',
  'about',
  'experiences',
  'education',
  'links',
  'projects',
  'skills',
  'technologies',
  'tests',
  'personal',
] as const;

export function makeVisibility(random: Random): { all: boolean; cards: Record<string, { all: boolean }> } {
  const shy: Partial<Record<(typeof cardTypes)[number], number>> = { personal: 0.15, links: 0.6, jobSearch: 0.8 };
  return {
    all: random.chance(0.9),
    cards: Object.fromEntries(cardTypes.map((type) => [type, { all: random.chance(shy[type] ?? 0.93) }])),
  };
}

/** Numbers reserved for fiction: they belong to no one. */
export function fictionalPhone(random: Random): string {
  const digits = String(random.int(0, 9999)).padStart(4, '0');
  return `+33 6 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}
