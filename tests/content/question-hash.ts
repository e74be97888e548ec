import { createHash } from 'node:crypto';
import type { ContentQuestion } from '../../domain/assessments/content/question.ts';

/** Changes with everything that the answer of an item depends on: not with its title, explanation or difficulty. */
export function questionHash(variants: readonly ContentQuestion[]): string {
  const parts = variants.map(answerParts).sort();
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/**
 * Changes with what a second reader has read: the title and what the answer depends on. Another variant of a model that
 * was reviewed needs no new review; it is executed.
 */
export function reviewHash(variants: readonly ContentQuestion[]): string {
  const [first] = variants;
  const read = first?.variant ? inOrder(first.variant.model) : variants.map(({ title }) => inOrder(title)).join('\n');
  const answers = first?.variant ? '' : questionHash(variants);
  return createHash('sha256').update(`${read}\n${answers}`).digest('hex').slice(0, 16);
}

function answerParts(question: ContentQuestion): string {
  const { format, code, language, proof } = question;
  return inOrder({
    format,
    code,
    language,
    proof,
    right: 'right' in question ? question.right : undefined,
    wrong: 'wrong' in question ? question.wrong : undefined,
    output: 'output' in question ? question.output : undefined,
    lines: 'lines' in question ? question.lines : undefined,
    fix: 'fix' in question ? question.fix : undefined,
    steps: 'steps' in question ? question.steps : undefined,
  });
}

/** As JSON with the fields in alphabetical order: their order in the file does not matter. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
