import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { chosenId, listedId } from '../text-limits.ts';

export const mostFavourites = 6;

const technologyIds = z
  .array(listedId(), 'required')
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= mostFavourites, limitCode('tooManyRows', mostFavourites));

export const favouriteTechnologiesSchema = z.object({ technologyIds });
export type FavouriteTechnologiesDraft = z.input<typeof favouriteTechnologiesSchema>;
export type FavouriteTechnologies = z.output<typeof favouriteTechnologiesSchema>;

/** A developer gives profession and technologies before the first test. */
export const testsInfoSchema = z.object({
  professionId: chosenId(),
  technologyIds: technologyIds.refine((ids) => ids.length > 0, 'chooseTechnology'),
});
export type TestsInfoDraft = z.input<typeof testsInfoSchema>;
export type TestsInfo = z.output<typeof testsInfoSchema>;
