import * as z from 'zod';

/** More than there are tests: the dialog never sends a longer list. */
const mostShown = 200;

/** A row of the dialog contains texts to show; only its ids matter when it is sent back. */
const shownTest = z
  .object(
    {
      testId: z.uuid('unknown'),
      name: z.string(),
      handle: z.string().nullable(),
      centile: z.number().nullable(),
      score: z.number(),
      deviation: z.number().nullable(),
      endDate: z.number().int().min(0).max(8.64e15),
    },
    'required',
  )
  .transform(({ testId, endDate }) => ({ testId, endDate }));

export const shownTestsSchema = z.object(
  { tests: z.array(shownTest, 'required').max(mostShown, 'tooManyRows') },
  'required',
);
export type ShownTestsDraft = z.input<typeof shownTestsSchema>;
export type ShownTests = z.output<typeof shownTestsSchema>;
