import { describe, expect, it } from 'vitest';
import { questionsSchema } from '../../../domain/assessments/content/question.ts';
import { questionRows } from './question-rows.ts';

const both = (text: string) => ({ fr: text, en: text });
const secondsOf = (question: object) => {
  const asked = questionsSchema.parse({
    ...{ id: 'one', difficulty: 2, title: both('x'.repeat(60)), explanation: both('Because.'), ...question },
  });
  const subject = { key: 'x', subject: both('X'), learn: both('Read.'), questions: asked };
  const [row] = questionRows([{ alias: 'x', subjects: [subject] } as unknown as Parameters<typeof questionRows>[0][0]]);
  return row?.seconds;
};
const text = (length: number, sign = 'y') => both(sign.repeat(length));

describe('the seconds of a question of a file (docs/product/assessments.md, Time of a question)', () => {
  const code = { code: 'z'.repeat(240), language: 'javascript' };
  it.each([
    // 30 to think, 4 for the title.
    ['choice: options are read as text', { right: [text(150)], wrong: [text(150, 'n')] }, 55],
    [
      'patch: both pieces are read as code',
      { format: 'patch', language: 'javascript', right: [text(120)], wrong: [text(120, 'n')] },
      65,
    ],
    ['output: 20 seconds to type', { format: 'output', output: '1', ...code }, 85],
    [
      'order: 5 seconds for each step',
      { format: 'order', steps: [text(50, 'a'), text(50, 'b'), text(50, 'c'), text(50, 'd')] },
      70,
    ],
    [
      'line: the code of twenty lines',
      { format: 'line', lines: [1], fix: '', ...code, code: 'z'.repeat(11).concat('\n').repeat(20) },
      65,
    ],
  ])('%s', (_, question, seconds) => expect(secondsOf(question)).toBe(seconds));
});
