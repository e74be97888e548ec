import type { Cache } from '../cache.ts';
import { colourCode } from './colour-code.ts';

/** The colours of the code of a question, and of its options where they are pieces of code. */
export type CodeColours = { code: string; options: string[] };

type Question = { code: string | null; codeLanguage: string | null; format: string };

export function coloursOf(
  cache: Pick<Cache, 'derive'>,
  { code, codeLanguage, format }: Question,
  /** In the order in which they are shown. */
  options: readonly { text: string }[],
): CodeColours {
  return {
    code: colourCode(cache, code, codeLanguage),
    options: format === 'patch' ? options.map(({ text }) => colourCode(cache, text, codeLanguage)) : [],
  };
}
