import { fold } from '../text/fold.ts';
import type { ResumeProfile } from './profile.ts';

/** Replaces a removed text. */
const struckOut = '…';

const addresses = [
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<!\w)(?:https?:\/\/|www\.)\S+/gi,
  /(?<![\w.-])(?:[\w-]+\.)+(?:com|fr|org|net|io|dev|eu|me|co|app|tech|info|be|ch|ca|uk|de|example)(?!\w)(?:\/\S*)?/gi,
  /(?<![\p{L}\p{N}])@[\w-]{2,}/gu,
  // Eight digits or more with any separators are a phone number. Two years ('2019 - 2022') are not.
  /(?<![\p{L}\p{N}])(?!\d{4}\s*[-–/]\s*\d{4}(?!\d))\+?\(?\d(?:[\s.()/-]{0,3}\d){7,}/gu,
];

/** Removes from a text what would identify the developer: their names, employers, addresses and numbers. */
export function scrubber(profile: ResumeProfile): (text: string) => string {
  const words = secretWords(profile);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const clean = addresses.reduce((rest, address) => rest.replace(address, struckOut), text.normalize('NFC'));
    return words.length > 0 ? strike(clean, pattern) : clean;
  };
}

/** The longest first, so that a whole name is removed before its parts. */
function secretWords({ firstName, lastName, displayName, ...rest }: ResumeProfile): string[] {
  const { seoAlias, email, phone } = rest;
  // Each part of a real name, unless it is too short to be distinguished from an ordinary word.
  const parts = [firstName, lastName].flatMap((name) => name.split(/[\s'’-]+/)).filter((part) => part.length > 2);
  const whole = [
    ...rest.experiences.map(({ companyName }) => companyName),
    ...rest.socials.map(({ username }) => username),
    ...[seoAlias, email, phone, email?.split('@')[0]],
  ];
  const words = [firstName, lastName, displayName, ...parts, ...whole].map((word) => fold(word?.trim() ?? ''));
  return [...new Set(words)].filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);
}

/** Capitals and accents do not matter, and only whole words are removed. */
function strike(text: string, pattern: RegExp): string {
  const signs = [...text];
  const origin: number[] = [];
  let folded = '';
  for (const [index, sign] of signs.entries()) {
    const plain = fold(sign);
    for (let unit = 0; unit < plain.length; unit++) origin.push(index);
    folded += plain;
  }
  for (const { index, 0: word } of folded.matchAll(pattern)) {
    const first = origin[index] ?? 0;
    signs.fill('', first, (origin[index + word.length - 1] ?? first) + 1);
    signs[first] = struckOut;
  }
  return signs.join('');
}
