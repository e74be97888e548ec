import { type ContentQuestion, questionsSchema } from '../../domain/assessments/content/question.ts';
import type { ContentTest } from '../../domain/assessments/content/test-file.ts';

export const both = (text: string) => ({ fr: text, en: text });

/** The questions of an item of a content file: what is not given has harmless values. */
export function variantsOf(raw: Record<string, unknown> = {}): ContentQuestion[] {
  const options = 'format' in raw && raw.format !== 'choice' ? {} : { right: ['`1`'], wrong: ['`2`', '`3`'] };
  return questionsSchema.parse({
    id: 'q',
    difficulty: 2,
    title: both('Title'),
    explanation: both('Text'),
    ...options,
    ...raw,
  });
}

export function question(raw: Record<string, unknown> = {}): ContentQuestion {
  const [first] = variantsOf(raw);
  if (!first) throw new Error('an item has at least one question');
  return first;
}

/** A test with these questions in one subject. */
export function testOf(
  questions: ContentQuestion[],
  { alias = 'demo', technology = 'demo', key = 'basics' } = {},
): ContentTest {
  const subject = { key, subject: both('Basics'), learn: both('Read'), questions };
  const head = { theme: 'web', name: both('Demo'), description: both('Demo'), professions: ['x'] };
  return { alias, technology, ...head, subjects: [subject] };
}
