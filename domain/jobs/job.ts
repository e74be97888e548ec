import * as z from 'zod';
import { type ErrorCode, limitCode } from '../error-codes.ts';
import { clampDays, contractTypes, remoteFrequencies } from '../profile/cards/job-search.ts';
import { optionalHttpUrl } from '../profile/cards/link.ts';
import { listedPlace, type PlaceChoice } from '../profile/place-choice.ts';
import { clampWhole, listedId, numberField, optionalLine, optionalText, textLimits } from '../profile/text-limits.ts';
import { jobDetails } from './details/job-details.ts';
import { jobSeniorities } from './details/seniority.ts';
import { clampJobYears, jobLanguages } from './job-needs.ts';
import { needsPlace } from './job-place.ts';
import { applyUntilField } from './validity.ts';

export const mostJobTechnologies = 10;
export const longestJobDescription = 20_000;
/** Thousands of euros gross per year. */
export const jobSalaryLimits = { least: 1, most: 400 } as const;

export const clampJobSalary = (value: unknown): number | null =>
  clampWhole(value, jobSalaryLimits.least, jobSalaryLimits.most, null);

/** The text of a preview; the same limit as a stored description. */
export const jobPreviewSchema = z.object({ text: optionalText(longestJobDescription) });

const technologyIds = z
  .array(listedId(), 'required')
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= mostJobTechnologies, limitCode('tooManyRows', mostJobTechnologies));

type Range = { least: number | null; most: number | null };
const inOrder = ({ least, most }: Range) => least === null || most === null || least <= most;

/** The form of an offer. A draft may lack any field; the fields that are filled in must be valid. */
export const jobSchema = z
  .object({
    title: optionalLine(textLimits.title),
    professionId: listedId().nullable(),
    contractType: z.enum(contractTypes, 'unknown').nullable(),
    technologyIds,
    /** Those of `technologyIds` that are nice to have; the others are needed. */
    niceTechnologyIds: technologyIds,
    languages: jobLanguages,
    seniority: z.enum(jobSeniorities, 'unknown').nullable(),
    yearsMin: numberField(clampJobYears),
    yearsMax: numberField(clampJobYears),
    place: listedPlace.nullable() as z.ZodType<PlaceChoice | null, PlaceChoice | null>,
    remote: z.enum(remoteFrequencies, 'unknown').nullable(),
    daysPerWeek: z.custom<number | string | null>(),
    salaryMin: numberField(clampJobSalary),
    salaryMax: numberField(clampJobSalary),
    description: optionalText(longestJobDescription),
    ...jobDetails,
    /** The last day on which the company takes applications. */
    applyUntil: applyUntilField,
    /** The offer is on the company's own site: candidates are sent there. */
    externalUrl: optionalHttpUrl,
  })
  .refine(({ salaryMin, salaryMax }) => inOrder({ least: salaryMin, most: salaryMax }), {
    error: 'salaryOrder',
    path: ['salaryMax'],
  })
  .refine(({ yearsMin, yearsMax }) => inOrder({ least: yearsMin, most: yearsMax }), {
    error: 'yearsOrder',
    path: ['yearsMax'],
  })
  .refine((job) => job.niceTechnologyIds.every((id) => job.technologyIds.includes(id)), {
    error: 'unknown',
    path: ['niceTechnologyIds'],
  })
  .transform((job) => ({ ...job, daysPerWeek: job.remote === 'hybrid' ? clampDays(job.daysPerWeek, null) : null }));
export type JobDraft = z.input<typeof jobSchema>;
export type Job = z.output<typeof jobSchema>;

export const emptyJob = (): JobDraft => ({
  title: '',
  professionId: null,
  contractType: null,
  technologyIds: [],
  niceTechnologyIds: [],
  languages: [],
  seniority: null,
  yearsMin: null,
  yearsMax: null,
  place: null,
  remote: null,
  daysPerWeek: null,
  salaryMin: null,
  salaryMax: null,
  description: '',
  team: '',
  teamSize: null,
  steps: [],
  hiringWeeks: null,
  applyUntil: '',
  externalUrl: '',
});

export type Publishable = {
  title: string | null;
  professionId: string | null;
  contractType: string | null;
  technologies: number;
  hasPlace: boolean;
  remote: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  description: string | null;
  /** The last day for applications has passed. */
  applyOver: boolean;
};

export const publishedFields = [
  'title',
  'professionId',
  'contractType',
  'technologyIds',
  'place',
  'remote',
  'salaryMin',
  'salaryMax',
  'description',
  'applyUntil',
] as const;
export type PublishedField = (typeof publishedFields)[number];

/**
 * The fields that an offer needs before it is published. A place, unless the work is fully remote; a salary range,
 * which the law requires, except for an internship, whose pay is set elsewhere.
 */
export function missingToPublish(job: Publishable): PublishedField[] {
  const paid = job.contractType !== 'internship';
  const has: Record<PublishedField, boolean> = {
    title: Boolean(job.title?.trim()),
    professionId: job.professionId !== null,
    contractType: job.contractType !== null,
    technologyIds: job.technologies > 0,
    place: job.hasPlace || !needsPlace(job.remote),
    remote: job.remote !== null,
    applyUntil: !job.applyOver,
    salaryMin: !paid || job.salaryMin !== null,
    salaryMax: !paid || job.salaryMax !== null,
    description: Boolean(job.description?.trim()),
  };
  return publishedFields.filter((field) => !has[field]);
}

/** The same form for a published offer: it must stay complete. */
export const publishedJobSchema = jobSchema.superRefine((job, context) => {
  const facts = { ...job, technologies: job.technologyIds.length, hasPlace: job.place !== null, applyOver: false };
  for (const field of missingToPublish(facts)) {
    context.addIssue({ code: 'custom', message: 'required' satisfies ErrorCode, path: [field] });
  }
});
