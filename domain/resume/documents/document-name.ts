import { withoutEnd } from '../../text/without-end.ts';

export const longestName = 200;
const extension = '.pdf';

/** Characters that folders and headers read as their own, and marks that turn the reading direction to hide an ending. */
const reserved = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * The name that a file came with, fit to be shown, stored and given back: the last part of a path, without what could
 * mean something else, no longer than allowed, and with the ending of what it is.
 */
export function documentName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(reserved, ' ').replace(/\s+/g, ' ').trim();
  const stem = withoutEnd(clean.replace(/\.pdf$/i, '').replace(/^[. ]+/, ''), '. ');
  // By characters as people count them: half of one would be a mark of a fault.
  const short = [...stem]
    .slice(0, longestName - extension.length)
    .join('')
    .trimEnd();
  return `${short || 'CV'}${extension}`;
}

/** The name of a copy, beside the one it was made from. */
export function copyName(name: string, word: string): string {
  return documentName(`${name.replace(/\.pdf$/i, '').slice(0, longestName - word.length - 10)} (${word})`);
}
