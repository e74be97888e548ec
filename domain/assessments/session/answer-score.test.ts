import { describe, expect, it } from 'vitest';
import { type AnswerKey, answerScore, noAnswer } from './answer-score.ts';

const noKey = { right: [], rightLines: [], output: null };
const chose = (...chosen: number[]) => ({ chosen, typed: null });
const typed = (text: string) => ({ chosen: [], typed: text });

describe('an answer is right when it is exactly the right one (docs/product/assessments.md, Answering a question)', () => {
  it.each([
    ['the one right option', [0], [0], 1],
    ['a wrong option', [1], [0], 0],
    ['all of several right options', [2, 0], [0, 2], 1],
    ['some of several right options', [0], [0, 2], 0],
    ['all of several right options, and a wrong one', [0, 1, 2], [0, 2], 0],
    ['everything', [0, 1, 2, 3], [0], 0],
    ['the same right option twice', [0, 0], [0], 1],
    ['one of two right options, twice', [0, 0], [0, 2], 0],
    ['nothing', [], [0], 0],
    ['no option, where no option is right', [], [], 0],
  ])('options: %s', (_, chosen, right, score) => {
    for (const format of ['choice', 'patch'] as const)
      expect(answerScore(chose(...chosen), { ...noKey, format, right })).toBe(score);
  });

  it.each([
    ['the faulty line', [12], [12], 1],
    ['the line above it', [11], [12], 0],
    ['the second of two right lines', [14], [12, 14], 1],
    ['both right lines', [12, 14], [12, 14], 0],
    ['nothing', [], [12], 0],
  ])('line: %s', (_, chosen, rightLines, score) => {
    expect(answerScore(chose(...chosen), { ...noKey, format: 'line', rightLines })).toBe(score);
  });

  it.each([
    ['the same', '1 2', '1 2', 1],
    ['spaces at both ends', '  1 2 ', '1 2', 1],
    ['several spaces and a tab', '1 \t  2', '1 2', 1],
    ['a missing space', '12', '1 2', 0],
    ['a space too many inside a word', '1 0', '10', 0],
    ['capitals', 'True', 'true', 0],
    ['quotation marks that are not printed', '"1 2"', '1 2', 0],
    ['two lines', 'a\nb', 'a\nb', 1],
    ['two lines in one', 'a b', 'a\nb', 0],
    ['line breaks of another system', 'a\r\nb\r\n', 'a\nb', 1],
    ['empty lines at the end', 'a\nb\n \n\n', 'a\nb', 1],
    ['an empty line at the end of what is printed', 'a', 'a\n', 1],
    ['an empty line at the start', '\na', 'a', 0],
    ['an empty line between', 'a\n\nb', 'a\nb', 0],
    ['nothing', '', 'a', 0],
    ['curly quotes of a phone', '“it’s”', `"it's"`, 1],
    ['a long dash and three dots of a phone', '—a…', '--a...', 1],
    ['a letter and its accent as two signs', 'e\u0301', 'é', 1],
    ['a straight quote for a double one', "'a'", '"a"', 0],
  ])('output: %s', (_, text, output, score) => {
    expect(answerScore(typed(text), { ...noKey, format: 'output', output })).toBe(score);
  });

  it.each([
    ['the right order', [0, 1, 2], 1],
    ['two steps exchanged', [1, 0, 2], 0],
    ['the other way round', [2, 1, 0], 0],
    ['the first steps only', [0, 1], 0],
    ['more steps than there are', [0, 1, 2, 3], 0],
    ['nothing', [], 0],
  ])('order: %s', (_, chosen, score) => {
    expect(answerScore(chose(...chosen), { ...noKey, format: 'order', right: [2, 0, 1] })).toBe(score);
  });

  it.each<AnswerKey>([
    { ...noKey, format: 'choice', right: [0] },
    { ...noKey, format: 'patch', right: [0] },
    { ...noKey, format: 'line', rightLines: [3] },
    { ...noKey, format: 'output', output: 'a' },
    { ...noKey, format: 'output' },
    { ...noKey, format: 'order' },
  ])('no answer is wrong: $format', (key) => expect(answerScore(noAnswer, key)).toBe(0));
});
