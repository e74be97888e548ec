import { describe, expect, it } from 'vitest';
import { question } from '../question.fixture.ts';
import { ordersToTry, planOf, toolOf, withFix } from './plan.ts';

const output = { format: 'output', language: 'python', code: 'print(1)\n', output: '1' };
const choice = { right: ['`1`'], wrong: ['`2`', '3'] };
const steps = { format: 'order', steps: ['`a`', 'b', 'c'] };
const textsOf = (entry: Record<string, unknown>) => {
  const plan = planOf(question(entry));
  return plan.kind === 'judges' ? plan.runs.map(({ program }) => program.text) : [plan.program.text];
};

describe('the tool', () => {
  it.each([
    ['of the language', { language: 'sql' }, 'postgresql'],
    ['of the proof before that of the language', { language: 'html', proof: { tool: 'node' as const } }, 'node'],
    ['of an unknown language', { language: 'text' }, undefined],
    ['without a language', {}, undefined],
  ])('%s', (_, given, expected) => {
    expect(toolOf(given)).toBe(expected);
  });
});

describe('the programs', () => {
  it.each([
    ['the code when there is no program', { ...output, proof: {} }, ['print(1)\n']],
    [
      'the program with the code in it',
      { ...output, proof: { program: 'try:\n  [[code]]\nfinally:\n  pass' } },
      ['try:\n  print(1)\nfinally:\n  pass'],
    ],
    [
      'code of several lines is indented like its slot',
      { ...output, code: 'if a:\n  b()\n', proof: { program: 'def f():\n    [[code]]' } },
      ['def f():\n    if a:\n      b()'],
    ],
    [
      'one for each option, the right ones first, without backticks',
      { ...choice, proof: { tool: 'node', program: 'print([[claim]])' } },
      ['print(1)', 'print(2)', 'print(3)'],
    ],
    [
      'one for each claim',
      { ...choice, proof: { tool: 'node', program: '[[claim]]', claims: { right: ['a'], wrong: ['b', 'c'] } } },
      ['a', 'b', 'c'],
    ],
    [
      'backticks in a patch are code',
      { format: 'patch', language: 'javascript', right: ['`1`'], wrong: ['`2`'], proof: { program: '[[claim]]' } },
      ['`1`', '`2`'],
    ],
    [
      'one for each order of the steps, the right one first',
      { ...steps, proof: { tool: 'bash', program: '[[steps]]' } },
      ['a\nb\nc', 'a\nc\nb', 'b\na\nc', 'b\nc\na', 'c\na\nb', 'c\nb\na'],
    ],
  ])('%s', (_, entry, expected) => {
    expect(textsOf(entry)).toEqual(expected);
  });

  it('of a faulty line: with its fix, and as it is', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `  line ${index + 1}`);
    const entry = { format: 'line', language: 'java', code: lines.join('\n'), lines: [20], fix: 'good' };
    const [fixed, given] = textsOf({ ...entry, proof: { program: 'begin\n[[code]]\nend' } });
    expect(fixed).toBe(`begin\n${lines.slice(0, 19).join('\n')}\n  good\nend`);
    expect(given).toBe(`begin\n${lines.join('\n')}\nend`);
  });

  it('have their claims in the files and the input too', () => {
    const plan = planOf(
      question({
        ...choice,
        proof: { tool: 'node', program: 'run()', stdin: '[[claim]]', files: { 'a.txt': 'x [[claim]]' } },
      }),
    );
    expect(plan).toMatchObject({ runs: [{ program: { stdin: '1', files: { 'a.txt': 'x 1' } } }, {}, {}] });
  });

  it.each([
    ['neither code nor a program', { ...choice, proof: { tool: 'node' } }, /neither code nor a program/],
    [
      'too few claims',
      { ...choice, proof: { tool: 'node', program: '[[claim]]', claims: { right: ['a'], wrong: ['b'] } } },
      /one claim for each option/,
    ],
    ['an order without steps in it', { ...steps, proof: { tool: 'node', program: 'x' } }, /\[\[steps\]\]/],
    ['a file outside of its folder', { ...output, proof: { files: { '../a.txt': 'x' } } }, /no name for a file/],
  ])('are refused: %s', (_, entry, expected) => {
    expect(() => planOf(question(entry))).toThrow(expected);
  });
});

describe('a fix', () => {
  it.each([
    ['gets the indentation of the line', 'b', 'a\n  b\nc'],
    ['keeps its own indentation', '    b', 'a\n    b\nc'],
    ['may have several lines', 'b\nd', 'a\n  b\n  d\nc'],
    ['may remove the line', '', 'a\nc'],
  ])('%s', (_, fix, expected) => {
    expect(withFix('a\n  x\nc', 2, fix)).toBe(expected);
  });
});

describe('the orders', () => {
  it.each([
    [3, 6],
    [4, 24],
    [5, 120],
    [6, 36],
  ])('of %i steps are %i, all different, the right one first', (count, expected) => {
    const orders = ordersToTry(count);
    expect(orders).toHaveLength(expected);
    expect(new Set(orders.map((order) => order.join())).size).toBe(expected);
    expect(orders[0]).toEqual(orders[0]?.toSorted());
    for (const order of orders) expect(order.toSorted()).toEqual(orders[0]);
  });
});
