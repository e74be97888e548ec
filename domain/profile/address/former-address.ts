import { fold } from '../../text/fold.ts';

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * docs/product/profile.md, Addresses of profiles: an address that contains a name leads on only while all words of that
 * name are still shown; otherwise it would tell who is behind the new name.
 */
export function leadsOn(formerName: string, shownName: string): boolean {
  const shown = new Set(wordsOf(shownName));
  const former = wordsOf(formerName);
  return former.length > 0 && former.every((word) => shown.has(word));
}

/** What a change of the shown name does to the links that others have: none changes without a change. */
export function addressChange(formerName: string, shownName: string): 'none' | 'leadsOn' | 'ends' {
  if (formerName === shownName) return 'none';
  return leadsOn(formerName, shownName) ? 'leadsOn' : 'ends';
}
