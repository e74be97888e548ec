import * as z from 'zod';
import { firstMonth, type Month } from '../month.ts';
import {
  clampWhole,
  numberField,
  optionalLine,
  requiredLine,
  rowId,
  rows,
  sameText,
  textLimits,
} from '../text-limits.ts';

export const mostEducationEntries = 40;

const diplomaYear = ({ year: latest }: Month): z.ZodType<number, number | null> =>
  z.int('required').min(firstMonth.year, 'outOfRange').max(latest, 'outOfRange');

export const educationEntrySchema = (today: Month) =>
  z.object(
    {
      id: rowId,
      schoolName: requiredLine(textLimits.title),
      year: diplomaYear(today),
      diploma: requiredLine(textLimits.title),
      area: optionalLine(textLimits.title),
    },
    'required',
  );

export type EducationEntryDraft = z.input<ReturnType<typeof educationEntrySchema>>;
export type EducationEntry = z.output<ReturnType<typeof educationEntrySchema>>;

/** Studies level « Bac + »: 0–10. */
export const clampStudies = (value: unknown): number => clampWhole(value, 0, 10, 0);

export const educationSchema = (today: Month) =>
  z.object({
    studiesYears: numberField(clampStudies),
    education: rows(educationEntrySchema(today), mostEducationEntries),
  });
export type EducationDraft = z.input<ReturnType<typeof educationSchema>>;
export type Education = z.output<ReturnType<typeof educationSchema>>;

export const emptyEducationEntry = (): EducationEntryDraft => ({ schoolName: '', year: null, diploma: '', area: '' });

/** Same school, diploma and year: an import skips an entry that exists. */
export function sameEducation(a: Compared, b: Compared): boolean {
  return sameText(a.schoolName, b.schoolName) && sameText(a.diploma, b.diploma) && a.year === b.year;
}
type Compared = Pick<EducationEntryDraft, 'schoolName' | 'diploma' | 'year'>;
