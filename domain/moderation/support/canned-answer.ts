import * as z from 'zod';
import { requiredLine, requiredText } from '../../profile/text-limits.ts';

/** docs/product/moderation.md, Canned answers: as long as an answer may be. */
export const cannedAnswerSchema = z.object({
  titleFr: requiredLine(80),
  titleEn: requiredLine(80),
  textFr: requiredText(8000),
  textEn: requiredText(8000),
});
export type CannedAnswerDraft = z.input<typeof cannedAnswerSchema>;
export const emptyCannedAnswer: CannedAnswerDraft = { titleFr: '', titleEn: '', textFr: '', textEn: '' };
