import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import { inRightOrder } from '../../../../domain/assessments/question-answer.ts';

type Option = { position: number; text: string; right: boolean };

/** What the player answered and what is right; only for a player who may know it. */
export type RevealedAnswer =
  | { format: 'choice' | 'patch'; options: { text: string; right: boolean; chosen: boolean }[] }
  | { format: 'line'; right: number[]; chosen: number[] }
  | { format: 'output'; output: string; typed: string | null }
  /** The steps in their right order, and in that of the player; the second list is empty without an answer. */
  | { format: 'order'; steps: string[]; given: string[] };

type Told = {
  format: QuestionFormat;
  rightLines: number[];
  output: string | null;
  /** In the order of the player's screen. */
  options: readonly Option[];
};
type Given = { chosen: readonly number[]; typed: string | null };

export function revealAnswer({ format, options, rightLines, output }: Told, { chosen, typed }: Given): RevealedAnswer {
  switch (format) {
    case 'choice':
    case 'patch':
      return {
        format,
        options: options.map(({ position, text, right }) => ({ text, right, chosen: chosen.includes(position) })),
      };
    case 'line':
      return { format, right: rightLines, chosen: [...chosen] };
    case 'output':
      return { format, output: output ?? '', typed };
    case 'order':
      return {
        format,
        steps: inRightOrder(options).map(({ text }) => text),
        given: chosen.flatMap((position) => options.find((option) => option.position === position)?.text ?? []),
      };
  }
}
