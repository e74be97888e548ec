import { offeredIssues, offeredPerks } from '../../../domain/profile/wishes/wish-names.ts';
import { slugOf } from '../../../domain/text/fold.ts';
import { makeAvatar } from './avatars.ts';
import { makeCareer } from './career.ts';
import { disabilityNotes } from './content/disability-notes.ts';
import { families } from './content/families/index.ts';
import type { Family } from './content/family.ts';
import { codingReasons, interestedBy, interests, soundtrack } from './content/leisure.ts';
import { cities } from './content/places.ts';
import { teamNotes } from './content/team-notes.ts';
import { between, daysAgo } from './dates.ts';
import { idAt } from './ids.ts';
import { chooseHome, jobSearchStates, makePlaces, makeSearch, place, yearsOfExperience } from './job-search.ts';
import { displayName, makePerson, type NameVisibility, nicknameFor, type Person } from './people.ts';
import {
  blankDeveloper,
  fictionalPhone,
  makeLanguages,
  makeProjects,
  makeSocials,
  makeTechnologies,
  makeVisibility,
} from './profile-parts.ts';
import { oneSentence, personalMessage, type TextInput, yearsText } from './profile-texts.ts';
import type { Random } from './random.ts';
import type { DeveloperRows, Row } from './rows.ts';
import { technologyValues } from './technologies.ts';
import { fill, type Locale, typeset } from './text.ts';

type Standing = 'published' | 'reviewed' | 'waiting' | 'disabled' | 'short';

export const disabledReasons = [
  'Default',
  'NotCompleteEnough',
  'NotRelevant',
  'NotEnoughExperiences',
  'RequiredVisa',
  'TooManySpellingMistakes',
] as const;

/** Fixed traits of a developer; the others are random. */
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
  /** Every card has content. */
  rich?: boolean;
}

export interface DeveloperContext {
  now: Date;
  /** Makes an address that is not used yet. */
  giveAlias: (base: string) => string;
  /** The administrator who validated the profiles, when that account exists. */
  adminId: string | null;
}

/** One developer with all related rows. The same sequence gives the same developer. */
export function makeDeveloper(random: Random, context: DeveloperContext, traits: Traits = {}): DeveloperRows {
  const { now } = context;
  // Names and profession are drawn first and never depend on the date, because the address is made from them.
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
  const nickname = nicknameFor(person, random, locale);
  const shown = displayName(person, visibility, nickname);
  const alias = traits.alias ?? context.giveAlias(`${slugOf(shown)}-${family.aliasPart}`);

  const standing =
    traits.standing ??
    random.weighted<Standing>([
      ['published', 75],
      ['short', 8],
      ['waiting', 7],
      ['reviewed', 6],
      ['disabled', 4],
    ]);
  // A profile that still waits for the team was created recently.
  const days = sinceArrival[standing] ?? [121, 900];
  const createdAt = daysAgo(random, now, ...days);
  const lastUpdate = days[1] < 120 ? between(random, createdAt, now) : daysAgo(random, now, 0, 120);
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
    recommendationCallStatus: boosted ? 'held' : null,
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

  const leisure = random.sample<string>(interests[locale], traits.rich ? 4 : random.int(0, 4));
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
  const state = traits.state ?? random.weighted(jobSearchStates);
  const search = makeSearch(random, { student, years, family, home, state, needsVisa });
  const { contractTypes } = search;
  const texts: TextInput = {
    locale,
    family,
    years,
    student,
    contractTypes,
    positions: career.experiences.length,
    named: visibility !== 'nickName',
    values,
  };

  return {
    user,
    confidential,
    developer: {
      ...blank,
      avatar,
      professionId,
      oneSentenceDescription: oneSentence(random, texts),
      personalMessage: personalMessage(random, texts),
      jobIssues: asFlags(random.sample(offeredIssues, random.int(0, 3))),
      perks: asFlags(random.sample(offeredPerks, random.int(2, 4))),
      codeExperienceYears: years,
      otherExperienceYears: otherYears,
      studiesYears: career.studiesYears,
      codingReason:
        traits.rich || random.chance(0.6) ? typeset(random.pick<string>(codingReasons[locale]), locale) : null,
      interestedTechnologies:
        traits.rich || random.chance(0.75)
          ? typeset(fill(random.pick<string>(interestedBy[locale]), random, values), locale)
          : null,
      soundtrackUrl: traits.rich ? soundtrack : null,
      ...search,
      unavailable: random.chance(0.015) && traits.standing === undefined,
      ...validation(random, context, standing, { id, createdAt }, traits.disabledReason),
      isShort: false,
      visibility: makeVisibility(random),
    },
    places: makePlaces(random, id, home, lastUpdate, needsVisa),
    experiences: career.experiences,
    education: career.education,
    projects: makeProjects(random, now, id, createdAt, texts, traits.projects),
    languages: makeLanguages(random, id, createdAt, locale, person.homeLanguage),
    technologies: makeTechnologies(random, id, stack, family.side, years),
    interests: leisure.map((name, position) => ({ id: idAt(random, createdAt), developerId: id, name, position })),
    socials: makeSocials(random, id, createdAt, alias, traits.rich ?? false),
    health: random.chance(0.04)
      ? [{ developerId: id, content: random.pick<string>(disabilityNotes[locale]), consentedAt: lastUpdate }]
      : [],
    recommendations: recommend(context, confidential, createdAt),
  };
}

/**
 * The most boosted developers also have a recommendation. Not random, so that the sequence of the seed does not change.
 */
function recommend(
  { adminId, now }: DeveloperContext,
  { developerId, boost, recommendationCallDate }: Row<'developerConfidential'>,
  createdAt: Date,
): Row<'developerRecommendations'>[] {
  if (boost < 3) return [];
  const turn = Number.parseInt(developerId.slice(-4), 16);
  const date = recommendationCallDate ?? createdAt;
  return [
    {
      id: `${developerId.slice(0, -4)}${((turn + 1) % 0x10000).toString(16).padStart(4, '0')}`,
      developerId,
      authorId: adminId,
      value: teamNotes[turn % teamNotes.length] ?? '',
      createdAt: date < now ? date : createdAt,
    },
  ];
}

const noChildren = {
  places: [],
  experiences: [],
  education: [],
  projects: [],
  languages: [],
  technologies: [],
  interests: [],
  socials: [],
  health: [],
  recommendations: [],
};

/** How many days ago the account was created, at least and at most. */
const sinceArrival: Partial<Record<Standing, [number, number]>> = { waiting: [1, 8], reviewed: [8, 15] };

function chooseFamily(random: Random, familyId: string | undefined): Family {
  const drawn = random.weighted(families.map((family) => [family, family.weight] as const));
  return families.find((family) => family.id === familyId) ?? drawn;
}

function countInWords(count: number, locale: Locale): string {
  const words = locale === 'fr' ? ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'] : [];
  return words[count] ?? String(count);
}

function asFlags(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

const day = 86_400_000;
/** The team has read a profile at most this long after its owner signed up. */
const mostDaysToReview = 9;

function validation(
  random: Random,
  { now, adminId }: DeveloperContext,
  standing: Standing,
  { id, createdAt }: Pick<Row<'developers'>, 'id' | 'createdAt'>,
  reason: string | undefined,
): Partial<Row<'developers'>> {
  const soon = new Date(Math.min(now.getTime(), createdAt.getTime() + mostDaysToReview * day));
  const moment = between(random, createdAt, standing === 'disabled' ? now : soon);
  // Not random, so that the sequence of the seed does not change.
  const share = Number.parseInt(id.slice(-4), 16) / 0x10000;
  const completedAt = new Date(createdAt.getTime() + share * (moment.getTime() - createdAt.getTime()));
  if (standing === 'disabled') {
    return { disabledAt: moment, disabledReason: reason ?? random.pick(disabledReasons), completedAt };
  }
  if (standing === 'waiting') return { validationStatus: 'waiting', completedAt };
  const publishedAt = standing === 'published' ? new Date(Math.min(now.getTime(), moment.getTime() + day)) : null;
  return { validationStatus: standing, validationAdminId: adminId, validationDate: moment, completedAt, publishedAt };
}
