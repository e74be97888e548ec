import * as z from 'zod';
import { chosenId, clampWhole, noTwice, numberField, optionalText, rowId, rows, textLimits } from '../text-limits.ts';

export const mostLanguages = 30;

/** 0–100, step 1. */
export const clampProficiency = (value: unknown): number => clampWhole(value, 0, 100, 0);

const languageRow = z.object(
  { id: rowId, languageId: chosenId('chooseLanguage'), value: numberField(clampProficiency) },
  'chooseLanguage',
);

export const skillsSchema = z.object({
  interestedTechnologies: optionalText(textLimits.interestedTechnologies),
  languages: rows(languageRow, mostLanguages).check(noTwice('languageId')),
});
export type SkillsDraft = z.input<typeof skillsSchema>;
export type Skills = z.output<typeof skillsSchema>;
export type LanguageDraft = SkillsDraft['languages'][number];

/** In the middle of the slider, so that the developer sees that it has to be moved. */
export const emptyLanguage = (): LanguageDraft => ({ languageId: null, value: 50 });
