import type { QuestionFormat } from '../content/question.ts';

/**
 * An answer as it is stored: positions of options, the number of a line, or steps in the order of the player; or a typed
 * text.
 */
export type Answer = { chosen: readonly number[]; typed: string | null };

export const noAnswer: Answer = { chosen: [], typed: null };

/** What makes an answer right; never sent to the browser before the answer may be known. */
export type AnswerKey = {
  format: QuestionFormat;
  /** Positions of the right options; of all steps, for the format 'order'. */
  right: readonly number[];
  rightLines: readonly number[];
  output: string | null;
};

/**
 * 1 for a right answer, 0 otherwise: half of several right options is not half of the knowledge, and the question's own
 * rating already shows how hard it is to find them all. No answer is a wrong one.
 */
export function answerScore({ chosen, typed }: Answer, { format, right, rightLines, output }: AnswerKey): 0 | 1 {
  switch (format) {
    case 'choice':
    case 'patch':
      return sameSet(chosen, right) ? 1 : 0;
    case 'line':
      return chosen.length === 1 && rightLines.some((line) => line === chosen[0]) ? 1 : 0;
    case 'output':
      return typed !== null && output !== null && comparedOutput(typed) === comparedOutput(output) ? 1 : 0;
    case 'order':
      // Steps are stored in their right order.
      return chosen.length > 0 && chosen.length === right.length && chosen.every((step, place) => step === place)
        ? 1
        : 0;
  }
}

function sameSet(chosen: readonly number[], right: readonly number[]): boolean {
  const [marked, expected] = [new Set(chosen), new Set(right)];
  if (marked.size === 0 || marked.size !== expected.size) return false;
  return [...marked].every((option) => expected.has(option));
}

/** Signs that the keyboards of phones put in the place of what was typed. */
const replacedSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '—': '--',
  '…': '...',
};

/**
 * What is printed, without what a reader does not see: the number of spaces, empty lines at the end, and the signs that
 * a phone writes for others.
 */
export function comparedOutput(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/\s+/g, ' '));
  return lines
    .join('\n')
    .trimEnd()
    .replace(/[‘’“”—…]/g, (sign) => replacedSigns[sign] ?? sign)
    .normalize('NFC');
}
