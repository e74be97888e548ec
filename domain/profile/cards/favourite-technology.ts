import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { chosenId, listedId, numberField } from '../text-limits.ts';
import { clampProficiency } from './skill.ts';

export const mostFavourites = 6;

const technologyIds = z
  .array(listedId(), 'required')
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= mostFavourites, limitCode('tooManyRows', mostFavourites));

/** More than a form can send; thousands of levels would hold up other requests while they are checked. */
const mostLevels = 100;

/** How well a technology is known, 0–100; nothing where the developer does not say it. */
const levels = z
  .custom<Record<string, number | string | null>>(
    (sent) => typeof sent === 'object' && sent !== null && Object.keys(sent).length <= mostLevels,
    'unknown',
  )
  .pipe(z.record(listedId(), numberField(clampProficiency)));

export const favouriteTechnologiesSchema = z
  .object({ technologyIds, levels })
  .transform((value) => ({ ...value, levels: pickLevels(value) }));

/** Levels of technologies that are no longer chosen are left out. */
function pickLevels({ technologyIds: ids, levels: all }: { technologyIds: string[]; levels: Record<string, number> }) {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}

export type FavouriteTechnologiesDraft = z.input<typeof favouriteTechnologiesSchema>;
export type FavouriteTechnologies = z.output<typeof favouriteTechnologiesSchema>;

/** A developer gives profession and technologies before the first test. */
export const testsInfoSchema = z.object({
  professionId: chosenId(),
  technologyIds: technologyIds.refine((ids) => ids.length > 0, 'chooseTechnology'),
});
export type TestsInfoDraft = z.input<typeof testsInfoSchema>;
export type TestsInfo = z.output<typeof testsInfoSchema>;
