import type { QuestionFormat } from './content/question.ts';

/** The right answer of a question, as its readers see it. */
export type QuestionAnswer =
  | { format: 'choice' | 'patch'; options: { text: string; right: boolean }[] }
  /** The numbers of the right lines of its code, from 1. */
  | { format: 'line'; lines: number[] }
  | { format: 'output'; output: string }
  /** In their right order. */
  | { format: 'order'; steps: string[] };

type StoredAnswer = {
  format: QuestionFormat;
  options: readonly { position: number; text: string; right: boolean }[];
  rightLines: number[];
  output: string | null;
};

/** The answer from the columns of a question; its options are in the order in which they are shown. */
export function questionAnswer({ format, options, rightLines, output }: StoredAnswer): QuestionAnswer {
  switch (format) {
    case 'choice':
    case 'patch':
      return { format, options: options.map(({ text, right }) => ({ text, right })) };
    case 'line':
      return { format, lines: rightLines };
    case 'output':
      return { format, output: output ?? '' };
    case 'order':
      return { format, steps: inRightOrder(options).map(({ text }) => text) };
  }
}

/** Steps are stored in their right order. */
export function inRightOrder<Step extends { position: number }>(steps: readonly Step[]): Step[] {
  return steps.toSorted((one, other) => one.position - other.position);
}

/** How the answer was verified: by executing it, or in the documentation. */
export type Verification = { tool: string; day: string } | { title: string; url: string };

type VerifiedColumns = {
  verifiedWith: string | null;
  verifiedOn: string | null;
  sourceTitle: string | null;
  sourceUrl: string | null;
};

export function verificationOf({
  verifiedWith,
  verifiedOn,
  sourceTitle,
  sourceUrl,
}: VerifiedColumns): Verification | undefined {
  if (verifiedWith && verifiedOn) return { tool: verifiedWith, day: verifiedOn };
  return sourceTitle && sourceUrl ? { title: sourceTitle, url: sourceUrl } : undefined;
}
