import { describe, expect, it } from 'vitest';
import { question, testOf, variantsOf } from '../question.fixture.ts';
import { questionHash } from '../question-hash.ts';
import { figuresOf, totalOf } from './figures.ts';
import { figuresLine, shareLines } from './lines.ts';

const code = { code: 'print(1)', language: 'python' };
const sum = variantsOf({
  id: 'sum',
  difficulty: 3,
  skill: 'reading',
  format: 'output',
  code: 'print([[n]])',
  language: 'python',
  output: '[[n]]',
  variants: [{ n: 1 }, { n: 2 }, { n: 3 }],
});
const patch = question({
  id: 'patch',
  format: 'patch',
  skill: 'choosing',
  language: 'python',
  right: ['a'],
  wrong: ['b'],
});
const plain = question({ id: 'plain', difficulty: 0, skill: 'recall' });
const free = question({ id: 'free', public: true, ...code });
const test = testOf([...sum, patch, plain, free]);
const record = { tool: 'python' as const, version: 'Python 3.11.7', date: '2026-11-17' };

describe('how many questions a test has', () => {
  const proofs = {
    sum: { ...record, hash: questionHash(sum) },
    free: { ...record, hash: 'of an earlier state' },
  };

  it('is told in one line: items, questions, levels, public ones, and the share that was executed', () => {
    expect(figuresLine('demo', figuresOf(test, proofs))).toBe(
      'demo  rated 3 items, 5 questions · levels 1 0 1 1 0 · public 1 · proved 60 %',
    );
  });

  it('is told with shares by tool, skill and format', () => {
    expect(shareLines(figuresOf(test, proofs))).toEqual([
      'executed: 3 of 5 questions with code (60 %): python 3 (60 %)',
      'skills of rated items (recall under 5 %): reading 1 (33 %), choosing 1 (33 %), recall 1 (33 %)',
      'formats of rated items: choice 1 (33 %), patch 1 (33 %), output 1 (33 %)',
    ]);
  });

  it('is added up over tests', () => {
    const total = totalOf([figuresOf(test, proofs), figuresOf(test, {})]);
    expect(figuresLine('all', total)).toBe(
      'all  rated 6 items, 10 questions · levels 2 0 2 2 0 · public 2 · proved 30 %',
    );
  });

  it('has no share where there is no code', () => {
    expect(figuresLine('demo', figuresOf(testOf([plain]), {}))).toMatch(/proved –$/);
  });
});
