import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { optionsOf } from './options.ts';
import { locales, withoutCode, wordsOf } from './prose.ts';

const absolute = {
  fr: `toujours jamais uniquement seulement exclusivement forcément nécessairement systématiquement absolument entièrement
    impossible obligatoirement`,
  en: 'always never only exclusively necessarily invariably absolutely entirely completely impossible',
};
const words = { fr: new Set(absolute.fr.split(/\s+/)), en: new Set(absolute.en.split(/\s+/)) };

/** “read-only” claims nothing. */
const compound = /\p{L}+-only\b/giu;
/** “`a` only” among “`a`, then `b`” is what a program prints, and no claim. */
const saysMore = (text: string): boolean =>
  text.replace(/only|seulement|then|puis|and|et|or|ou/giu, '').match(/\p{L}/u) !== null;

/** Absolute words that wrong options have and no right one: an experienced player rejects such options unread. */
export function absoluteWords(question: ContentQuestion): string[] {
  return locales.flatMap((locale) => {
    const options = optionsOf(question, locale);
    if (!options) return [];
    const found = (texts: string[]) =>
      texts
        .map(withoutCode)
        .filter(saysMore)
        .flatMap((text) => wordsOf(text.replace(compound, '')).filter((word) => words[locale].has(word)));
    const wrong = [...new Set(found(options.wrong))];
    return wrong.length > 0 && found(options.right).length === 0 ? [`${locale}: ${wrong.join(', ')}`] : [];
  });
}
