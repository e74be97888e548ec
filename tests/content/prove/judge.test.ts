import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Plan } from './plan.ts';

const program = { text: '' };

describe('a program that prints the answer', () => {
  it.each([
    ['prints it', ['1 2'], ['2 1'], ' 1  2\n', []],
    ['prints something else', ['1'], [], '2\n', ['expected "1", printed "2"']],
    ['prints more', ['1'], [], '1\n2\n', ['expected "1", printed "1\\n2"']],
    ['prints nothing', ['1'], ['2'], '', ['expected "1", printed ""']],
    [
      'prints a wrong option',
      ['1'],
      ['2'],
      '2',
      ['expected "1", printed "2"', 'the program prints a wrong option: "2"'],
    ],
    ['has a wrong option that reads the same', ['a b'], ['a  b'], 'a b', ['the program prints a wrong option: "a  b"']],
    ['prints several right ones in any order', ['a', 'b'], ['c'], 'b\na\n', []],
    ['prints one of two right ones', ['a', 'b'], ['c'], 'b\n', ['expected "a\\nb", printed "b"']],
    [
      'prints a wrong one among right ones',
      ['a', 'b'],
      ['c'],
      'a\nb\nc',
      ['expected "a\\nb", printed "a\\nb\\nc"', 'the program prints a wrong option: "c"'],
    ],
    ['prints a right one twice', ['a', 'b'], [], 'a\nb\nb', ['expected "a\\nb", printed "a\\nb\\nb"']],
  ])('%s', (_, right, wrong, printed, expected) => {
    expect(judge({ kind: 'prints', program, right, wrong }, [printed])).toEqual(expected);
  });
});

describe('a program that is checked', () => {
  it.each([
    ['has errors in these lines', '4 9', '9: TS2322\n4: TS2345\n9: TS2304', []],
    ['has an error in another line', '4', '5: TS2322', ['expected "4", printed "5"']],
    ['has no error', '4', 'no error', ['expected "4", printed ""']],
  ])('%s', (_, output, printed, expected) => {
    const plan = { kind: 'prints' as const, program, right: [output], wrong: [], onlyLineNumbers: true };
    expect(judge(plan, [printed])).toEqual(expected);
  });
});

describe('a program that judges each answer', () => {
  const plan = (prints = 'true'): Plan => ({
    kind: 'judges',
    prints,
    runs: [
      { program, about: 'good', isRight: true },
      { program, about: 'bad', isRight: false },
      { program, about: 'worse', isRight: false },
    ],
  });

  it.each([
    ['only the right one', plan(), ['true\n', 'false', 'ERROR: TypeError'], []],
    ['another text is asked for', plan('no error'), ['no error', 'true', ''], []],
    ['not the right one', plan(), ['false', 'false', 'false'], ['expected "true" for "good", printed "false"']],
    [
      'a wrong one too',
      plan(),
      ['true', 'false', 'true'],
      ['"worse" is wrong in the file, but the program printed "true" for it'],
    ],
    [
      'only wrong ones',
      plan(),
      ['ERROR: compilation', 'true', 'true'],
      [
        'expected "true" for "good", printed "ERROR: compilation"',
        '"bad" is wrong in the file, but the program printed "true" for it',
        '"worse" is wrong in the file, but the program printed "true" for it',
      ],
    ],
  ])('%s', (_, given, printed, expected) => {
    expect(judge(given, printed)).toEqual(expected);
  });
});
