import { profilePercent } from '../assessments/rating/ranking.ts';
import { certaintyOfResult, coarseResult, type Result, resultOf } from '../assessments/rating/result.ts';
import { educationFields, sortEducation } from '../profile/cards/education.ts';
import { experienceFields } from '../profile/cards/experience.ts';
import { entryToFile } from '../profile/cards/fields/entry-fields.ts';
import { profileUrl } from '../profile/cards/link.ts';
import { projectFields } from '../profile/cards/project.ts';
import { compareMonths } from '../profile/month.ts';
import type { Locale } from '../viewer.ts';
import { withoutGif } from './interest-name.ts';
import { type JsonResume, type ResumeTest, standardAddress, standardVersion } from './json-resume.ts';
import { isoDay } from './month-text.ts';
import type { ResumePlace, ResumeProfile } from './profile.ts';
import type { ResumeParts } from './rights.ts';
import { scrubber } from './scrub.ts';
import { makeSpecific } from './specific.ts';
import { isPlainEmail, toUri } from './uri.ts';

export type ResumeOptions = {
  locale: Locale;
  parts: ResumeParts;
  addresses: {
    /** The picture or avatar at size 150, as an absolute address. */
    picture: string | null;
    /** A social link as the reader gets it, tracked or plain; null for an address that must not be followed. */
    tracked: (url: string) => string | null;
    image: (handle: string) => string;
  };
  /** The issuer of the test certificates. */
  issuer?: string;
};

/** docs/product/resume.md, JSON Resume format: the others are counted as companiesLeft. */
const likesShown = 10;

/** The résumé of a profile for one viewer: the product's format, which is also valid JSON Resume. */
export function makeResume(profile: ResumeProfile, options: ResumeOptions): JsonResume {
  const { locale, parts, issuer } = options;
  const clean = parts.anonymous ? scrubber(profile) : (text: string) => text;
  const tests = makeTests(profile, parts);
  return compact({
    $schema: standardAddress,
    basics: makeBasics(profile, options, clean),
    work: makeWork(profile, parts, clean),
    education: makeEducation(profile, parts, clean),
    projects: parts.projects ? makeProjects(profile, options, clean) : [],
    skills: profile.technologies
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, name, position, value }) => ({ id, name, position, value: value ?? undefined })),
    languages: profile.languages.map(({ languageId, nameFr, nameEn, value }) => {
      const name = locale === 'fr' ? nameFr || nameEn : nameEn || nameFr;
      return { id: languageId, name, language: name, value };
    }),
    interests: parts.interests
      ? profile.interests.map(({ id, name }) => ({ id: own(parts, id), name: clean(withoutGif(name)) }))
      : [],
    tests,
    certificates: tests.map(({ name, endDate }) => ({ name, date: endDate, issuer })),
    likes: parts.likes ? makeLikes(profile) : undefined,
    specific: makeSpecific(profile, parts, clean),
    meta: {
      version: `v${standardVersion}`,
      language: locale,
      // With its seconds, the date would identify one profile of the library.
      lastModified: parts.anonymous ? undefined : profile.lastUpdate?.toISOString().slice(0, 19),
    },
  });
}

type Clean = (text: string) => string;

/** The id of a row would lead to its profile. */
const own = ({ anonymous }: ResumeParts, id: string) => (anonymous ? undefined : id);

const placeName = ({ city, country }: ResumePlace) => [city, country].filter(Boolean).join(', ');

function makeBasics(profile: ResumeProfile, { parts, addresses }: ResumeOptions, clean: Clean) {
  const { place, email } = profile;
  const named = !parts.anonymous;
  const picture = named && addresses.picture ? addresses.picture : undefined;
  const title = byStart(profile.experiences)[0]?.jobTitle;
  return {
    name: named ? profile.displayName : undefined,
    title: title && clean(title),
    label: title && clean(title),
    picture,
    image: picture,
    email: parts.contact && named && email && isPlainEmail(email) ? email : undefined,
    phone: parts.contact && named ? profile.phone : undefined,
    summary: profile.oneSentenceDescription && clean(profile.oneSentenceDescription),
    location: place && {
      city: place.city,
      locationCountryCode: place.countryCode,
      countryCode: place.countryCode,
      placeId: place.placeId,
    },
    profiles: parts.socials && named ? profile.socials.map((social) => makeSocial(social, addresses.tracked)) : [],
  };
}

function makeSocial(social: ResumeProfile['socials'][number], tracked: (url: string) => string | null) {
  const url = profileUrl(social);
  const wrapped = url && tracked(url);
  return { id: social.id, network: social.network, username: social.username, url: wrapped && toUri(wrapped) };
}

const byStart = (experiences: ResumeProfile['experiences']) =>
  experiences.toSorted((a, b) => compareMonths(b.start, a.start));

function makeWork({ experiences }: ResumeProfile, parts: ResumeParts, clean: Clean) {
  return byStart(experiences).map((one) => ({
    id: own(parts, one.id),
    index: experiences.indexOf(one),
    ...entryToFile(experienceFields, one, clean),
    name: parts.employers && !parts.anonymous ? one.companyName : undefined,
    startDate: isoDay(one.start),
    endDate: one.end && !one.stillEmployed ? isoDay(one.end) : undefined,
    location: one.place && placeName(one.place),
    placeId: one.place?.placeId,
  }));
}

function makeEducation({ education }: ResumeProfile, parts: ResumeParts, clean: Clean) {
  return sortEducation(education).map((one) => ({
    id: own(parts, one.id),
    index: education.indexOf(one),
    ...entryToFile(educationFields, one, clean),
    endDate: isoDay({ year: one.year, month: 0 }),
  }));
}

function makeProjects({ projects }: ResumeProfile, { parts, addresses }: ResumeOptions, clean: Clean) {
  return projects.map((one, index) => ({
    id: own(parts, one.id),
    index,
    ...entryToFile(projectFields, one, clean),
    endDate: isoDay(one.date),
    link: parts.anonymous ? undefined : one.link,
    url: parts.anonymous || !one.link ? undefined : toUri(one.link),
    images:
      parts.anonymous || one.images.length === 0
        ? undefined
        : one.images.map(({ handle }) => ({ url: addresses.image(handle) })),
  }));
}

/** docs/product/resume.md, JSON Resume format: truncated percentages, best first, provisional results last. */
function makeTests({ tests }: ResumeProfile, { anonymous }: ResumeParts): Loose<ResumeTest>[] {
  return tests
    .map((one) => ({ ...one, provisional: certaintyOfResult(one) === 'provisional' }))
    .toSorted((a, b) => Number(a.provisional) - Number(b.provisional) || a.centile - b.centile)
    .map(({ id, name, centile, provisional, score, deviation, endDate }) => ({
      id,
      name,
      ...(provisional ? {} : { value: profilePercent(centile) }),
      // With its exact score or its day, a result could be found in a leaderboard.
      ...(anonymous ? coarseResult : exact)(resultOf({ score, deviation })),
      ...(provisional ? { provisional: true } : {}),
      ...(anonymous ? {} : { endDate: new Date(endDate).toISOString().slice(0, 10) }),
    }));
}

const exact = ({ score, margin }: Pick<Result, 'score' | 'margin'>) => ({ score, margin });

function makeLikes({ likes }: ResumeProfile) {
  const shown = likes.slice(0, likesShown);
  return {
    companiesLength: likes.length,
    companiesLeft: likes.length - shown.length,
    selectedCompanies: Object.fromEntries(shown.map(({ companyId, companyName }) => [companyId, { companyName }])),
  };
}

/** The same type while it is being built: unknown values may be null or undefined. */
type Loose<T> = T extends (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [Key in keyof T]: Loose<T[Key]> | null | undefined }
    : T;

/** Removes unknown values: the standard accepts no null, and no empty date, address or name. */
function compact(resume: Loose<JsonResume>): JsonResume {
  return withoutNothing(resume) as JsonResume;
}

function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== '');
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutNothing(one)]));
}
