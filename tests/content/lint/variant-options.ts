import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';

/** Variants are rated together, so each must be as hard to guess as the others. */
export function unequalVariants(variants: readonly ContentQuestion[]): string[] {
  const counts = new Set(
    variants.map((one) =>
      'right' in one
        ? `${one.right.length} of ${one.right.length + one.wrong.length} options`
        : `${stepsOf(one)} steps`,
    ),
  );
  return counts.size > 1 ? [[...counts].join(', ')] : [];
}

const stepsOf = (question: ContentQuestion): number => (question.format === 'order' ? question.steps.length : 0);
