import * as z from 'zod';
import { optionalText } from '../../profile/text-limits.ts';
import { reportReasons, reportReasonWords } from './report-reason.ts';

export const reportTextLimit = 4000;

/** The key is chosen by the browser, once per report. The address is of a visitor who wants a receipt. */
export const reportSchema = z
  .object({
    key: z.uuid('unknown'),
    reason: z.enum(reportReasons, 'required'),
    text: optionalText(reportTextLimit),
    email: z
      .string('unknown')
      .trim()
      .max(254, 'long')
      .pipe(z.literal('').or(z.email('email')))
      .optional(),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== null, { path: ['text'], error: 'required' });
export type Report = z.output<typeof reportSchema>;

/** What the team reads as the reason: the chosen one, then the words of the person. */
export function reasonOf({ reason, text }: Pick<Report, 'reason' | 'text'>): string {
  return text ? `${reportReasonWords[reason]}. ${text}` : reportReasonWords[reason];
}
