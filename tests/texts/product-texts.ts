// Where the texts of the product are.
import { globSync, readFileSync } from 'node:fs';
import { type Found, readTexts } from './read-texts.ts';

/** Folders and files with French words that nobody reads on a screen. */
const notShown = [
  /** The people, companies and messages of the demo, and lists of names. */
  'server/data/',
  /** Words that are looked for in what people type or import. */
  'domain/search/',
  'domain/vocabulary/',
  'domain/resume/network/',
  'domain/contact/pay-history.ts',
  /** Parts of addresses. */
  'domain/paths.ts',
  /** Lists of words from which nicknames are made. */
  'domain/profile/nickname/',
];

/** French is recognised by its letters where the code does not say the language: the code itself is in English. */
const looksFrench = /[àâçéèêëîïôùûÀÂÇÉÈÊËÎÔÙ]|« /;

export function productTexts(): Found[] {
  const files = globSync('{app,domain,server}/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file) && !notShown.some((one) => file.startsWith(one)))
    .toSorted();
  return files.flatMap(readTexts).flatMap((one) => {
    if (one.language) return [one];
    const french = one.text.split('\n\n').filter((part) => looksFrench.test(part));
    return french.map((text) => ({ ...one, language: 'fr' as const, text }));
  });
}

/** The first column of every table of docs/product/fixed-labels.md. */
export function fixedLabels(): string[] {
  const page = readFileSync('docs/product/fixed-labels.md', 'utf8');
  return [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, label = '']) => label);
}
