import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { type Locale, wordsOf } from './prose.ts';

type Options = { right: string[]; wrong: string[] };

/** The options of a question with a choice in words; none for the other formats, whose answers are code or places. */
export function optionsOf(question: ContentQuestion, locale: Locale): Options | undefined {
  if (question.format !== 'choice') return undefined;
  return {
    right: question.right.map((option) => option[locale]),
    wrong: question.wrong.map((option) => option[locale]),
  };
}

/** With one right option and at least two wrong ones: with two options in all, nothing stands out. */
export function singleChoice(question: ContentQuestion, locale: Locale): Options | undefined {
  const options = optionsOf(question, locale);
  return options && options.right.length === 1 && options.wrong.length > 1 ? options : undefined;
}

/** As it is read: the backticks around code are not shown. */
const shownLength = (option: string): number => option.replaceAll('`', '').length;

/** Much longer than every wrong option: by more than 40 %, and by more than a short word. */
const muchLonger = { share: 1.4, signs: 10 };

export function isLongest({ right: [right = ''], wrong }: Options): boolean {
  return wrong.every((one) => shownLength(one) < shownLength(right));
}

export function isMuchLonger({ right: [right = ''], wrong }: Options): boolean {
  const others = Math.max(...wrong.map(shownLength));
  return shownLength(right) > others * muchLonger.share && shownLength(right) - others >= muchLonger.signs;
}

/** The right option shares more words with the other options than any of them does. */
export function isMostSimilar({ right: [right = ''], wrong }: Options): boolean {
  const all = [right, ...wrong].map((option) => new Set(wordsOf(option)));
  const [ofRight = 0, ...ofWrong] = all.map((one) =>
    all.reduce((sum, other) => (other === one ? sum : sum + overlap(one, other)), 0),
  );
  return ofWrong.every((one) => one < ofRight);
}

/** The share of words that two texts have in common. */
function overlap(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  const union = one.size + other.size - common;
  return union === 0 ? 0 : common / union;
}
