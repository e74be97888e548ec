import * as z from 'zod';
import type { ErrorCode } from '../../error-codes.ts';
import { compareMonths, type Month, monthProblem } from '../month.ts';
import type { PlaceChoice } from '../place-choice.ts';
import { clampWhole, numberField, rowId, rows, sameText, textLimits } from '../text-limits.ts';
import { flagsSchema } from '../wishes/wishes.ts';
import { emptyEntry, entryShape, type StoredEntry } from './fields/entry-fields.ts';
import { flagField, lineField, monthField, optionalMonthField, placeField, textField } from './fields/field-kinds.ts';

export const mostExperiences = 60;

/** Every field of an experience. A field that is added here still needs its column, its input and its place on the card. */
export const experienceFields = {
  companyName: lineField('companyName', textLimits.title, {
    file: ['name', 'company', 'companyName', 'employer', 'organization'],
  }),
  jobTitle: lineField('jobTitle', textLimits.title, {
    file: ['position', 'title', 'jobTitle', 'role'],
    searched: true,
  }),
  start: monthField('startYear', 'startMonth', { file: ['startDate', 'start', 'from'] }),
  // Checked below: an end that remains in the form of a current job does not count.
  end: optionalMonthField('endYear', 'endMonth', { file: ['endDate', 'end', 'to'] }),
  // In a file and on the page, a current job is one without an end.
  stillEmployed: flagField('stillEmployed', { shown: false }),
  place: placeField('placeId', { file: ['location', 'place'] }),
  description: textField('description', textLimits.description, { file: ['summary', 'description'] }),
};

type Period = { start: Month | null; end: Month | null; stillEmployed: boolean };

export const experienceSchema = (today: Month) =>
  z
    .object({ id: rowId, ...entryShape(experienceFields, today) }, 'required')
    .superRefine(
      (row, context) => {
        const message = endProblem(row, today);
        if (message) context.addIssue({ code: 'custom', message: message satisfies ErrorCode, path: ['end'] });
      },
      // Also while other fields are wrong: a form shows all errors at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .transform((row) => ({
      ...row,
      end: row.stillEmployed || !row.end ? null : { year: row.end.year, month: row.end.month },
    }));

export type ExperienceDraft = z.input<ReturnType<typeof experienceSchema>>;
export type Experience = z.output<ReturnType<typeof experienceSchema>>;

/** 0–100; a value that is not a number becomes 0. */
export const clampYears = (value: unknown): number => clampWhole(value, 0, 100, 0);

export const experiencesSchema = (today: Month) =>
  z.object({
    codeExperienceYears: numberField(clampYears),
    otherExperienceYears: numberField(clampYears),
    jobIssues: flagsSchema,
    shared: z.object({ jobIssues: z.boolean('unknown') }, 'unknown'),
    experiences: rows(experienceSchema(today), mostExperiences),
  });
export type ExperiencesDraft = z.input<ReturnType<typeof experiencesSchema>>;
export type Experiences = z.output<ReturnType<typeof experiencesSchema>>;

/** An experience as it is stored; the name of the place is in the language of the reader. */
export type StoredExperience<Place = PlaceChoice> = Omit<StoredEntry<typeof experienceFields>, 'place'> & {
  place: Place | null;
};

export const emptyExperience = () => emptyEntry(experienceFields);

/** Choosing a start later than the current end clears the end. */
export function withStart<T extends Pick<Period, 'start' | 'end'>>(draft: T, start: Month | null): T {
  const endsBefore = start && draft.end && compareMonths(draft.end, start) < 0;
  return { ...draft, start, end: endsBefore ? null : draft.end };
}

/** The end is disabled for a current job, or without a start. */
export const endDisabled = ({ stillEmployed, start }: Pick<Period, 'stillEmployed' | 'start'>) =>
  stillEmployed || !start;

/** Same company, title, start month and end month: an import skips an experience that exists. */
export function sameExperience(a: Compared, b: Compared): boolean {
  return (
    // Months first: comparing them is cheap, and an import compares every entry with every other.
    sameMonth(a.start, b.start) &&
    sameMonth(a.end, b.end) &&
    sameText(a.companyName, b.companyName) &&
    sameText(a.jobTitle, b.jobTitle)
  );
}
type Compared = Pick<ExperienceDraft, 'companyName' | 'jobTitle' | 'start' | 'end'>;

/** Current jobs first, then the newest start; a row without a start is first of all. */
export function sortExperiences<T extends Pick<Period, 'start' | 'stillEmployed'>>(experiences: readonly T[]): T[] {
  return experiences.toSorted((a, b) => {
    if (!a.start || !b.start) return Number(Boolean(a.start)) - Number(Boolean(b.start));
    return Number(b.stillEmployed) - Number(a.stillEmployed) || compareMonths(b.start, a.start);
  });
}

function endProblem({ start, end, stillEmployed }: Period, today: Month): ErrorCode | undefined {
  if (stillEmployed) return undefined;
  const problem = monthProblem(end, today);
  if (problem || !end || monthProblem(start, today) || !start) return problem;
  return compareMonths(end, start) < 0 ? 'endBeforeStart' : undefined;
}

function sameMonth(a: Month | null, b: Month | null): boolean {
  return a && b ? compareMonths(a, b) === 0 : a === b;
}
