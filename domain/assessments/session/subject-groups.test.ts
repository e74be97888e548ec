import { describe, expect, it } from 'vitest';
import { groupBySubject, isMostlySkipped, type SubjectAnswer } from './subject-groups.ts';

const answers = (counts: Record<string, [right: number, total: number]>): SubjectAnswer[] =>
  Object.entries(counts).flatMap(([subject, [right, total]]) =>
    Array.from({ length: total }, (_, index) => ({ subject, right: index < right })),
  );
const told = (counts: Record<string, [number, number]>) =>
  groupBySubject(answers(counts), Object.keys(counts)).map(({ subjects, right, total }) => [
    subjects.join('+'),
    right,
    total,
  ]);

describe('docs/product/assessments.md, Results of a session: results by subject', () => {
  it.each<[string, Record<string, [number, number]>, [string, number, number][]]>([
    [
      'a subject with three questions stands alone',
      { a: [2, 3], b: [1, 4] },
      [
        ['a', 2, 3],
        ['b', 1, 4],
      ],
    ],
    [
      'subjects with fewer are told together',
      { a: [1, 1], b: [0, 2], c: [3, 3] },
      [
        ['c', 3, 3],
        ['a+b', 1, 3],
      ],
    ],
    ['what is left over joins the last group', { a: [3, 3], b: [1, 1] }, [['a+b', 4, 4]]],
    [
      'a whole session of single questions has groups of three',
      Object.fromEntries('abcdefgh'.split('').map((one) => [one, [1, 1]])),
      [
        ['a+b+c', 3, 3],
        ['d+e+f+g+h', 5, 5],
      ],
    ],
    ['a session with one answer has one group', { a: [1, 1] }, [['a', 1, 1]]],
    ['a session without an answer has none', {}, []],
  ])('%s', (_, counts, expected) => expect(told(counts)).toEqual(expected));
});

it.each([
  [['answered', 'skipped'], false],
  [['answered', 'skipped', 'timedOut'], true],
  [['answered'], false],
  [[], false],
])('a session with %j is mostly skipped: %s', (hows, expected) => {
  expect(isMostlySkipped(hows.map((how) => ({ how })))).toBe(expected);
});
