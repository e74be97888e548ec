import { describe, expect, it } from 'vitest';
import { questionAnswer, verificationOf } from './question-answer.ts';

const stored = { options: [], rightLines: [], output: null };
const options = [
  { position: 2, text: 'c', right: true },
  { position: 0, text: 'a', right: true },
  { position: 1, text: 'b', right: false },
];

describe('the answer of a question for its readers (docs/product/catalogue.md, The page of a question)', () => {
  it.each(['choice', 'patch'] as const)('%s: the options in the given order', (format) => {
    expect(questionAnswer({ ...stored, format, options })).toEqual({
      format,
      options: [
        { text: 'c', right: true },
        { text: 'a', right: true },
        { text: 'b', right: false },
      ],
    });
  });

  it('line, output and order', () => {
    expect(questionAnswer({ ...stored, format: 'line', rightLines: [3] })).toEqual({ format: 'line', lines: [3] });
    expect(questionAnswer({ ...stored, format: 'output', output: '1 2' })).toEqual({ format: 'output', output: '1 2' });
    expect(questionAnswer({ ...stored, format: 'order', options })).toEqual({
      format: 'order',
      steps: ['a', 'b', 'c'],
    });
  });
});

describe('how an answer was verified', () => {
  const none = { verifiedWith: null, verifiedOn: null, sourceTitle: null, sourceUrl: null };
  const executed = { verifiedWith: 'Node.js 26.5', verifiedOn: '2026-11-17' };
  const documented = { sourceTitle: 'PEP 8', sourceUrl: 'https://peps.python.org/pep-0008/' };
  const proof = { tool: 'Node.js 26.5', day: '2026-11-17' };
  const source = { title: 'PEP 8', url: 'https://peps.python.org/pep-0008/' };

  it.each([
    ['executed', executed, proof],
    ['documented', documented, source],
    ['executed and documented: what was executed counts', { ...executed, ...documented }, proof],
    ['executed on an unknown day, and documented', { verifiedWith: 'Node.js', ...documented }, source],
    ['a source without an address', { sourceTitle: 'PEP 8' }, undefined],
    ['neither', {}, undefined],
  ])('%s', (_, columns, expected) => expect(verificationOf({ ...none, ...columns })).toEqual(expected));
});
