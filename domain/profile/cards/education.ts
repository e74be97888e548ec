import * as z from 'zod';
import type { Month } from '../month.ts';
import { clampWhole, numberField, rowId, rows, sameText, textLimits } from '../text-limits.ts';
import { emptyEntry, entryShape, type StoredEntry } from './fields/entry-fields.ts';
import { lineField, optionalLineField, yearField } from './fields/field-kinds.ts';

export const mostEducationEntries = 40;

/** Every field of a diploma. */
export const educationFields = {
  schoolName: lineField('schoolName', textLimits.title, {
    file: ['institution', 'school', 'organization', 'name'],
    searched: true,
  }),
  year: yearField('year', { file: ['endDate', 'graduationDate', 'date', 'year', 'end'] }),
  diploma: lineField('diploma', textLimits.title, { file: ['studyType', 'degree', 'diploma'], searched: true }),
  area: optionalLineField('area', textLimits.title, {
    file: ['area', 'field', 'major', 'specialization'],
    searched: true,
  }),
};

export const educationEntrySchema = (today: Month) =>
  z.object({ id: rowId, ...entryShape(educationFields, today) }, 'required');

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

export type StoredEducation = StoredEntry<typeof educationFields>;

export const emptyEducationEntry = () => emptyEntry(educationFields);

/** Newest first; a row without a year is first of all. */
export const sortEducation = <T extends { year: number | null }>(education: readonly T[]): T[] =>
  education.toSorted((a, b) => (b.year ?? Number.MAX_SAFE_INTEGER) - (a.year ?? Number.MAX_SAFE_INTEGER));

/** Same school, diploma and year: an import skips an entry that exists. */
export function sameEducation(a: Compared, b: Compared): boolean {
  return sameText(a.schoolName, b.schoolName) && sameText(a.diploma, b.diploma) && a.year === b.year;
}
type Compared = Pick<EducationEntryDraft, 'schoolName' | 'diploma' | 'year'>;
