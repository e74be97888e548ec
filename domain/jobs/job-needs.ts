import * as z from 'zod';
import { proficiencies } from '../profile/cards/proficiency.ts';
import { clampProficiency } from '../profile/cards/skill.ts';
import { chosenId, clampWhole, noTwice, numberField } from '../profile/text-limits.ts';

/** docs/product/jobs.md, What an offer needs. */
export const jobYearsLimits = { least: 0, most: 40 } as const;
export const mostJobLanguages = 5;

export const clampJobYears = (value: unknown): number | null =>
  clampWhole(value, jobYearsLimits.least, jobYearsLimits.most, null);

const languageRow = z.object(
  {
    languageId: chosenId('chooseLanguage'),
    /** The least level, 0 to 100. */
    level: numberField(clampProficiency),
    required: z.boolean('unknown'),
  },
  'chooseLanguage',
);

export const jobLanguages = z
  .array(languageRow, 'required')
  .max(mostJobLanguages, 'tooManyRows')
  .check(noTwice('languageId'));
export type JobLanguageDraft = z.input<typeof jobLanguages>[number];

export const emptyJobLanguage = (): JobLanguageDraft => ({
  languageId: null,
  level: proficiencies.good,
  required: true,
});

export type Importance = 'required' | 'nice';
export const importances = ['required', 'nice'] as const;

/** The entries that are needed, and those that are nice to have, each in the order of the company. */
export function byImportance<T extends { required: boolean }>(entries: readonly T[]): Record<Importance, T[]> {
  return { required: entries.filter(({ required }) => required), nice: entries.filter(({ required }) => !required) };
}
