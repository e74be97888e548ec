import { type Flags, otherWish } from '../../../domain/profile/wishes/wish-names.ts';

/** The entries of a card in words: a written text stands for itself or follows the name of its entry. */
export function wishList(flags: Flags, words: Record<string, string>): string {
  return Object.entries(flags)
    .map(([name, value]) => {
      const known = words[name] ?? name;
      if (value === true) return known;
      return name === otherWish ? value : `${known} (${value})`;
    })
    .join(', ');
}
