import * as z from 'zod';

/** docs/product/fit.md, Asking for a human. */
export const rankingRequestSchema = z.object({
  text: z.string().trim().min(1, 'required').max(2000, 'long'),
  /** The ranking that it is about; empty: rankings in general. */
  rankingId: z
    .union([z.literal(''), z.uuid('unknown')])
    .optional()
    .transform((id) => id || undefined),
});
export type RankingRequest = z.output<typeof rankingRequestSchema>;

export const rankingOutcomes = ['explained', 'corrected'] as const;
export type RankingOutcome = (typeof rankingOutcomes)[number];

/** The decision of the team: what was corrected is said exactly when something was. */
export const rankingAnswerSchema = z
  .object({
    outcome: z.enum(rankingOutcomes),
    answer: z.string().trim().min(1, 'required').max(4000, 'long'),
    correction: z.string().trim().max(1000, 'long'),
  })
  .refine(({ outcome, correction }) => outcome === 'explained' || correction !== '', {
    path: ['correction'],
    error: 'required',
  });
export type RankingAnswerDraft = z.input<typeof rankingAnswerSchema>;
