import * as z from 'zod';
import { achievementEditSchema } from '../../assessments/achievements/edits.ts';
import { testStates } from '../../assessments/test-state.ts';
import { draftTestSchema, emptyDraftTest } from '../../catalogue/contributions/draft-test.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { optionalLine, requiredLine } from '../../profile/text-limits.ts';

export const testSchema = z.object({
  ...draftTestSchema.shape,
  professionIds: z.array(requiredLine(80)).max(20, 'tooManyRows'),
  status: z.enum(testStates, 'unknown'),
});
export type TestDraft = z.input<typeof testSchema>;
export const emptyTest: TestDraft = { ...emptyDraftTest, professionIds: [], status: 'DRAFT' };

export const seasonSchema = z
  .object({
    lastDay: z.string('required').min(1, 'required').pipe(z.iso.date('unknown')),
    nameFr: optionalLine(60),
    nameEn: optionalLine(60),
  })
  .superRefine(({ nameFr, nameEn }, context) => {
    // A name in one language only would leave the other language with the default name.
    if (nameFr && !nameEn)
      context.addIssue({ code: 'custom', path: ['nameEn'], message: 'required' satisfies ErrorCode });
    if (nameEn && !nameFr)
      context.addIssue({ code: 'custom', path: ['nameFr'], message: 'required' satisfies ErrorCode });
  });
export type SeasonDraft = z.input<typeof seasonSchema>;

export const achievementSchema = achievementEditSchema;
export type { AchievementEditDraft as AchievementDraft } from '../../assessments/achievements/edits.ts';

/** How many seasons ahead can be planned: two years. */
export const seasonsAhead = 8;
