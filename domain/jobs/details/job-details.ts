import * as z from 'zod';
import { clampWhole, numberField, optionalLine, optionalText, requiredLine } from '../../profile/text-limits.ts';

/** docs/product/jobs.md, The team and the steps of the hiring. */
export const longestTeam = 1000;
export const teamSizeLimits = { least: 1, most: 500 } as const;
export const mostSteps = 8;
export const stepLimits = { name: 80, note: 200 } as const;
export const hiringWeeksLimits = { least: 1, most: 12 } as const;

export const stepDurations = ['15min', '30min', '45min', '60min', '90min', 'halfDay', 'day'] as const;
export type StepDuration = (typeof stepDurations)[number];

export const clampTeamSize = (value: unknown): number | null =>
  clampWhole(value, teamSizeLimits.least, teamSizeLimits.most, null);

const clampWeeks = (value: unknown): number | null =>
  clampWhole(value, hiringWeeksLimits.least, hiringWeeksLimits.most, null);

const step = z.object(
  {
    name: requiredLine(stepLimits.name),
    duration: z.enum(stepDurations, 'unknown').nullable(),
    note: optionalLine(stepLimits.note),
  },
  'required',
);
export type StepDraft = z.input<typeof step>;
export type HiringStep = z.output<typeof step>;

export const jobDetails = {
  /** Whom one works with. */
  team: optionalText(longestTeam),
  teamSize: numberField(clampTeamSize),
  /** From the application to the answer. */
  steps: z.array(step, 'required').max(mostSteps, 'tooManyRows'),
  /** How long they take in all. */
  hiringWeeks: numberField(clampWeeks),
};

export const emptyStep = (): StepDraft => ({ name: '', duration: null, note: '' });

/** What the page of an offer says of the team and the hiring. */
export type JobDetails = {
  team: string | null;
  teamSize: number | null;
  steps: HiringStep[];
  hiringWeeks: number | null;
};
