import * as z from 'zod';

/** More than there are tests; a list that is longer was not made by the dialog. */
const mostShown = 200;

/** A row of the dialog says what it shows; only which results are left matters when it comes back. */
const shownTest = z
  .object(
    {
      testId: z.uuid('unknown'),
      name: z.string(),
      handle: z.string().nullable(),
      centile: z.number(),
      score: z.number(),
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
