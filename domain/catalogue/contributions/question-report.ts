import * as z from 'zod';
import type { ErrorCode } from '../../error-codes.ts';

export const reportReasons = ['wrong', 'unclear', 'outdated', 'duplicate', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const longestReason = 2000;

export type ReportDraft = { reason: string; body: string };

/** What is wrong with a question; the reason 'other' needs a text. */
export const reportSchema = z
  .strictObject({
    reason: z.string('required').pipe(z.enum(reportReasons, 'required')),
    body: z.string('required').trim().max(longestReason, 'long'),
  })
  .check(({ value, issues }) => {
    if (value.reason === 'other' && value.body === '')
      issues.push({ code: 'custom', message: 'required' satisfies ErrorCode, path: ['body'], input: value });
  });

/** The team's decision about a report; its sender reads the answer. */
export const reportAnswerSchema = z.strictObject({
  outcome: z.string('required').pipe(z.enum(['followed', 'dismissed'], 'required')),
  answer: z.string('required').trim().max(longestReason, 'long'),
});
export type AnswerDraft = { outcome: string; answer: string };
export type ReportOutcome = 'followed' | 'dismissed';

export type ReasonDraft = { reason: string };
/** Why a question was declined: its author reads it. */
export const declineSchema = z.strictObject({
  reason: z.string('required').trim().min(1, 'required').max(longestReason, 'long'),
});
/** For actions where a reason is optional. */
export const optionalReasonSchema = z.strictObject({ reason: z.string('required').trim().max(longestReason, 'long') });
