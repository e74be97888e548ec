import { withoutEnd } from '../../text/without-end.ts';

export const longestName = 200;
const extension = '.pdf';

/** Characters with a meaning in paths and headers, and direction marks that could hide a file extension. */
const reserved = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * The name of an uploaded file, safe to show, store and send back: the last part of a path, without reserved
 * characters, of limited length, and with its file extension; `otherwise` when nothing is left of it.
 */
export function documentName(given: string, otherwise = 'CV'): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(reserved, ' ').replace(/\s+/g, ' ').trim();
  const stem = withoutEnd(clean.replace(/\.pdf$/i, '').replace(/^[. ]+/, ''), '. ');
  // By code points: half of a surrogate pair would be an invalid character.
  const short = [...stem]
    .slice(0, longestName - extension.length)
    .join('')
    .trimEnd();
  return `${short || otherwise}${extension}`;
}

/** The name of a copy. */
export function copyName(name: string, word: string): string {
  return documentName(`${name.replace(/\.pdf$/i, '').slice(0, longestName - word.length - 10)} (${word})`);
}
