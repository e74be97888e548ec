import type { QuestionFormat } from '../content/question.ts';
import { choosableLines } from './code-lines.ts';

type Guessed = {
  format: QuestionFormat;
  options: number;
  severalRight: boolean;
  code: string | null;
  rightLines: readonly number[];
};

/** How often a player without any knowledge gives the right answer. */
export function luckOf({ format, options, severalRight, code, rightLines }: Guessed): number {
  switch (format) {
    case 'choice':
    case 'patch':
      // How many of several options are right is not told: any set of them can be chosen.
      return 1 / (severalRight ? 2 ** options - 1 : options);
    case 'line':
      return rightLines.length / choosableLines(code ?? '').length;
    case 'output':
      return 0;
    case 'order':
      return 1 / factorial(options);
  }
}

function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1);
}
