import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { distinctPlaces, listedPlace } from '../place-choice.ts';
import { clampWhole, numberField } from '../text-limits.ts';
import { readSalary } from '../wishes/salary.ts';
import { flagsSchema } from '../wishes/wishes.ts';
import { contractTypes, remoteFrequencies } from './job-terms.ts';

export { type ContractType, contractTypes, type RemoteFrequency, remoteFrequencies } from './job-terms.ts';

export const jobSearchStates = [
  'actively_searching',
  'open_opportunities',
  'dreamjob_only',
  'pause_profile',
  'not_searching',
  'unknown',
] as const;
export type JobSearchState = (typeof jobSearchStates)[number];

/** The other states exist only in older profiles. */
export const offeredStates = ['actively_searching', 'open_opportunities', 'not_searching'] as const;
export const defaultState: JobSearchState = 'not_searching';

/** Older profiles may have these; the editor does not offer them, and saving drops them. */
const otherContractTypes = ['spontaneousApplications', 'unknown'];
const contractType = z.custom<string>(
  (type) => [...contractTypes, ...otherContractTypes].some((known) => known === type),
  'unknown',
);

export const mostPlaces = 20;
const defaultDays = 2;

/** Limited to 1–4, defaulting to the previous value or 2. */
export const clampDays = (value: unknown, previous: number | null): number =>
  clampWhole(value, 1, 4, null) ?? clampWhole(previous, 1, 4, defaultDays);

/** Euros a day. */
export const rateLimits = { least: 1, most: 5000 } as const;

/** Moved into the limits; an empty value becomes null. */
export const clampRate = (value: unknown): number | null => clampWhole(value, rateLimits.least, rateLimits.most, null);

export const jobSearchSchema = z
  .object({
    state: z
      .enum(jobSearchStates, 'unknown')
      .nullable()
      .transform((state) => state ?? defaultState),
    disableIntroductions: z.boolean('unknown').nullable(),
    contractTypes: z
      .array(contractType, 'required')
      .transform((given) => contractTypes.filter((type) => given.includes(type)))
      .refine((types) => types.length > 0, 'required'),
    places: z
      .array(listedPlace, 'required')
      .transform(distinctPlaces)
      .refine((places) => places.length > 0, 'required')
      .refine((places) => places.length <= mostPlaces, limitCode('tooManyRows', mostPlaces)),
    remote: z.enum(remoteFrequencies, 'unknown').nullable(),
    daysPerWeek: z.custom<number | string | null>(),
    salary: numberField(readSalary),
    averageDailyRate: numberField(clampRate),
    perks: flagsSchema,
    shared: z.object({ averageDailyRate: z.boolean('unknown'), perks: z.boolean('unknown') }, 'unknown'),
    visaSponsorship: z.boolean('unknown'),
    unavailable: z.boolean('unknown'),
  })
  .transform((search) => ({
    ...search,
    disableIntroductions: offersDisableIntroductions(search.state) ? (search.disableIntroductions ?? false) : null,
    daysPerWeek: search.remote === 'hybrid' ? clampDays(search.daysPerWeek, null) : null,
  }));
export type JobSearchDraft = z.input<typeof jobSearchSchema>;
export type JobSearch = z.output<typeof jobSearchSchema>;

/** Choosing not_searching sets disableIntroductions to true. */
export function withState<T extends Pick<JobSearchDraft, 'state' | 'disableIntroductions'>>(
  draft: T,
  state: JobSearchState,
): T {
  return { ...draft, state, disableIntroductions: state === 'not_searching' ? true : draft.disableIntroductions };
}

/**
 * The disableIntroductions option is shown only for pause_profile and not_searching, in which recruiters cannot find
 * the profile.
 */
export const offersDisableIntroductions = (state: JobSearchState) =>
  state === 'pause_profile' || state === 'not_searching';

/** The states that a person can choose: those offered, and the present one of an older profile. */
export function choosableStates(present: JobSearchState): JobSearchState[] {
  const all = present === 'unknown' ? offeredStates : [...offeredStates, present];
  return jobSearchStates.filter((state) => all.some((one) => one === state));
}

/**
 * docs/product/shell.md, The search state on the home page: the state alone is switched where the rest of the card is
 * filled in, because the card is saved as a whole.
 */
export function offersSearchSwitch(types: readonly string[], places: number): boolean {
  return places > 0 && contractTypes.some((type) => types.includes(type));
}

/** What the switch sends. */
export const searchStateSchema = z.object({ state: z.enum(jobSearchStates, 'unknown') });

/** The colour of the panel about who can see the profile. */
export function visibilityTone(state: JobSearchState, unavailable = false): 'red' | 'green' | 'amber' {
  if (unavailable || offersDisableIntroductions(state)) return 'red';
  return state === 'actively_searching' ? 'green' : 'amber';
}
