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

export const mostFormations = 40;

const diplomaYear = ({ year: latest }: Month): z.ZodType<number, number | null> =>
  z.int('required').min(firstMonth.year, 'outOfRange').max(latest, 'outOfRange');

export const formationSchema = (today: Month) =>
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

export type FormationDraft = z.input<ReturnType<typeof formationSchema>>;
export type Formation = z.output<ReturnType<typeof formationSchema>>;

/** Studies level 'Bac +': 0–10. */
export const clampStudies = (value: unknown): number => clampWhole(value, 0, 10, 0);

export const formationsSchema = (today: Month) =>
  z.object({ studiesYears: numberField(clampStudies), formations: rows(formationSchema(today), mostFormations) });
export type FormationsDraft = z.input<ReturnType<typeof formationsSchema>>;
export type Formations = z.output<ReturnType<typeof formationsSchema>>;

export const emptyFormation = (): FormationDraft => ({ schoolName: '', year: null, diploma: '', area: '' });

/** Same school, diploma and year: an import skips what is already there. */
export function sameFormation(a: Compared, b: Compared): boolean {
  return sameText(a.schoolName, b.schoolName) && sameText(a.diploma, b.diploma) && a.year === b.year;
}
type Compared = Pick<FormationDraft, 'schoolName' | 'diploma' | 'year'>;
