import { clampStudies } from '../../profile/cards/education.ts';
import { clampYears } from '../../profile/cards/experience.ts';
import { clampDays, clampRate, contractTypes, mostPlaces } from '../../profile/cards/job-search.ts';
import { soundtrackSchema } from '../../profile/cards/soundtrack/soundtrack.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { readSalary as readYearlySalary } from '../../profile/wishes/salary.ts';
import type { Flags } from '../../profile/wishes/wish-names.ts';
import { longestWish, mostWishes, wishName } from '../../profile/wishes/wishes.ts';
import { storedState } from '../job-search-name.ts';
import type { Found } from './found.ts';
import { readPlace } from './read-place.ts';
import {
  entries,
  type Fields,
  fields,
  first,
  fitted,
  isFields,
  line,
  list,
  number,
  type Told,
  text,
} from './reading.ts';

/** The part of a résumé that only this product writes, in all of its versions. */
export function readSpecific(specific: Fields, told: Told): Partial<Found> {
  const [basics, dreamJob, work] = [specific.basics, specific.dreamJob, specific.work].map(fields) as [
    Fields,
    Fields,
    Fields,
  ];
  const years = (...given: unknown[]) =>
    some(
      given.map(number).find((one) => one !== undefined),
      clampYears,
    );
  const locations = entries(dreamJob.locations, 'locations', told).map((one) =>
    readPlace(one.name, one.placeId ?? one.id),
  );
  return {
    personalMessage: fitted(text(basics.personalDescription), textLimits.description, 'basics', told) || undefined,
    visaSponsorship: typeof basics.visaSponsorship === 'boolean' ? basics.visaSponsorship : undefined,
    dreamPlaces: locations.filter((place) => place !== null).slice(0, mostPlaces),
    salary: readSalary(dreamJob.salary),
    averageDailyRate: readRate(dreamJob.averageDailyRate),
    remote: readRemote(dreamJob.remoteFrequency),
    perks: readFlags(first(dreamJob, 'perks', 'qualities'), told),
    jobIssues: readFlags(fields(specific.currentJob).issues, told),
    studiesYears: some(number(fields(specific.education).studiesLevel), clampStudies),
    contractTypes: readContracts(work.contractTypes, told),
    state: storedState(line(work.searchState)),
    codingReason: fitted(text(work.codingReason), textLimits.codingReason, 'work', told) || undefined,
    codeExperienceYears: years(work.codeExperienceYears, work.codingYears),
    otherExperienceYears: years(work.otherExperienceYears),
    interestedTechnologies:
      fitted(text(specific.interestedBy), textLimits.interestedTechnologies, 'skills', told) || undefined,
    soundtrackUrl: readSound(fields(specific.sound), told),
  };
}

const some = <T>(value: number | undefined, then: (value: number) => T): T | undefined =>
  value === undefined ? undefined : then(value);

/** In thousands of euros per year; '45000' is read as euros. */
function readSalary(value: unknown): number | undefined {
  const given = number(value);
  return given === undefined || given <= 0 ? undefined : (readYearlySalary(given) ?? undefined);
}

function readRate(value: unknown): number | undefined {
  const given = number(value) ?? 0;
  return given >= 1 && given <= 5000 ? (clampRate(given) ?? undefined) : undefined;
}

/** The words of older files, and the current ones. */
const frequencies: Record<string, { frequency: 'fullTime' | 'hybrid' | 'no'; daysPerWeek: number | null }> = {
  fulltime: { frequency: 'fullTime', daysPerWeek: null },
  always: { frequency: 'fullTime', daysPerWeek: null },
  hybrid: { frequency: 'hybrid', daysPerWeek: null },
  regularly: { frequency: 'hybrid', daysPerWeek: 3 },
  occasionally: { frequency: 'hybrid', daysPerWeek: 1 },
  never: { frequency: 'no', daysPerWeek: null },
  no: { frequency: 'no', daysPerWeek: null },
};

/** A word in older files (fullTime, regularly, occasionally, never, always), {frequency, daysPerWeek} in newer ones. */
function readRemote(value: unknown): Found['remote'] {
  const { frequency = value, daysPerWeek } = fields(value);
  const word = line(frequency)
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  const known = Object.hasOwn(frequencies, word) ? frequencies[word] : undefined;
  if (known?.frequency !== 'hybrid') return known;
  return { frequency: 'hybrid', daysPerWeek: clampDays(number(daysPerWeek) ?? known.daysPerWeek, null) };
}

/** A map key → true (or a text), or a list of keys. `responsabilities` is the older spelling of responsibilities. */
function readFlags(value: unknown, told: Told): Flags {
  const pairs = isFields(value)
    ? Object.entries(value as Fields).slice(0, mostWishes)
    : list(value, 'perks', told).map((key) => [line(key), true] as const);
  const kept = pairs.flatMap(([key, given]): [string, true | string][] => {
    const said =
      given === true ? true : fitted(line(typeof given === 'string' ? given : ''), longestWish, 'perks', told);
    return wishName.test(key) && said ? [[key.replace('responsabilities', 'responsibilities'), said]] : [];
  });
  return Object.fromEntries(kept);
}

/** A list, or the map type → true of the stored form. */
function readContracts(value: unknown, told: Told): Found['contractTypes'] {
  const given = isFields(value)
    ? Object.entries(value as Fields)
        .filter(([, on]) => on === true)
        .map(([type]) => type)
    : list(value, 'work', told).map(line);
  return contractTypes.filter((type) => given.some((one) => one.toLowerCase() === type.toLowerCase()));
}

function readSound(sound: Fields, told: Told): string | undefined {
  const address = line(first(sound, 'url', 'embedUrl'));
  const { url } = soundtrackSchema.safeParse({ url: address }).data ?? {};
  if (address && !url) told.tell('sound', address, 'badLink');
  return url ?? undefined;
}
