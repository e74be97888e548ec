import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { oneLine } from '../text-limits.ts';
import { type Flags, otherWish } from './wish-names.ts';

/** Limits of an entry that is a text, and of their number. */
export const longestWish = 500;
export const mostWishes = 40;
export const wishName = /^[a-z]\w{0,39}$/i;

/** Empty texts are left out. */
export const flagsSchema: z.ZodType<Flags, Flags> = z
  .record(
    z.string('unknown').regex(wishName, 'unknown'),
    z.union([z.literal(true), z.string().overwrite(oneLine).max(longestWish, 'long')], {
      error: 'unknown',
    }),
    'unknown',
  )
  .refine((flags) => Object.keys(flags).length <= mostWishes, limitCode('tooManyRows', mostWishes))
  .transform((flags) => Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== '')));

/** The ticked entries of a dialog: those offered, then those that the profile already has. */
export function tickable(offered: readonly string[], flags: Flags): string[] {
  const stored = Object.keys(flags).filter((name) => flags[name] === true && !offered.includes(name));
  return [...offered.filter((name) => typeof flags[name] !== 'string'), ...stored];
}

/** The entries of a dialog that are texts: those that the profile has, and always the last one. */
export function written(flags: Flags): string[] {
  const texts = Object.keys(flags).filter((name) => typeof flags[name] === 'string' && name !== otherWish);
  return [...texts, otherWish];
}

export function withTick(flags: Flags, name: string, ticked: boolean): Flags {
  const { [name]: _, ...rest } = flags;
  return ticked ? { ...rest, [name]: true } : rest;
}
