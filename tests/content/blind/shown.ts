import { createHash } from 'node:crypto';
import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { createRandom } from '../../../server/data/world/random.ts';

type Texts = { fr: string; en: string };
/** An item as a second reader sees it: one variant, with its options or steps in an order of its own. */
export type Shown = { id: string; label: string; question: ContentQuestion; options: Texts[] };

export const letters = 'ABCDEF';

/** Stands for the id of an item, which often tells the answer. */
const labelOf = (id: string): string => `q-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;

/** The same for the same seed, whatever other items the test has. */
export function shown(variants: readonly ContentQuestion[], seed: number): Shown {
  const [{ id } = { id: '' }] = variants;
  const random = createRandom(`${seed}/${id}`);
  const question = random.pick(variants);
  const given = optionsOf(question);
  let options = random.shuffle(given);
  // Steps are never shown in the right order, as in a session.
  while (question.format === 'order' && options.every((step, place) => step === given[place]))
    options = random.shuffle(given);
  return { id, label: labelOf(id), question, options };
}

function optionsOf(question: ContentQuestion): Texts[] {
  if (question.format === 'order') return question.steps;
  return 'right' in question ? [...question.right, ...question.wrong] : [];
}

/** What a reader should have answered, as readers write it. */
export function keyOf({ question, options }: Shown): string {
  switch (question.format) {
    case 'choice':
    case 'patch':
      return question.right
        .map((one) => letters[options.indexOf(one)] ?? '?')
        .sort()
        .join(',');
    case 'line':
      return question.lines.join(' or ');
    case 'output':
      return question.output;
    case 'order':
      return question.steps.map((step) => options.indexOf(step) + 1).join(',');
  }
}
