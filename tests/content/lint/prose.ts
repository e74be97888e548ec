import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';

export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
type Place = 'title' | 'right' | 'wrong' | 'step' | 'explanation';
export type Text = { place: Place; fr: string; en: string };

/** Stands for a piece of code in a text, so that rules about words do not read code. */
export const codeSign = '\uFFFC';

/** The same pieces of code as app/ui/split-code.ts, which cannot be used because it changes spaces. */
export const withoutCode = (text: string): string => text.replace(/`[^`]+`/g, codeSign);

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The texts of a question that are prose; the two options of a patch are code. */
export function textsOf(question: ContentQuestion): Text[] {
  const at = (place: Place) => (text: { fr: string; en: string }) => ({ place, ...text });
  const options =
    question.format === 'choice'
      ? [...question.right.map(at('right')), ...question.wrong.map(at('wrong'))]
      : question.format === 'order'
        ? question.steps.map(at('step'))
        : [];
  return [at('title')(question.title), ...options, at('explanation')(question.explanation)];
}

/** What each pattern matches in a text, with some words around it, so that a writer finds the place. */
export function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`))].map(
    ({ 0: found, index }) => text.slice(Math.max(0, index - 20), index + found.length + 20).replaceAll(codeSign, '`…`'),
  );
}
