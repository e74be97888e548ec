import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { requiredLine } from '../../profile/text-limits.ts';
import { mostGoal } from './facts.ts';

/** A number as it is typed or stored. */
const whole = z
  .custom<number | string>((value) => typeof value === 'number' || typeof value === 'string', 'required')
  .transform((value) => (value === '' ? 0 : Number(value)))
  .refine((value) => Number.isInteger(value) && value >= 1 && value <= mostGoal, limitCode('range', 1, mostGoal));

/** The fields of an achievement that the team may change; its fact and its medal are fixed. */
export const achievementEditSchema = z.object({
  enabled: z.boolean('unknown'),
  goal: whole,
  titleFr: requiredLine(60),
  titleEn: requiredLine(60),
  /** `{goal}` is replaced by the number. */
  descriptionFr: requiredLine(160),
  descriptionEn: requiredLine(160),
});
export type AchievementEditDraft = z.input<typeof achievementEditSchema>;
export type AchievementEdit = z.output<typeof achievementEditSchema>;
