import { describe, expect, it } from 'vitest';
import { choosableLines, codeLines } from './code-lines.ts';

describe('the lines of a piece of code', () => {
  it.each([
    ['one line', 'a', ['a'], [1]],
    ['a line break at the end', 'a\nb\n', ['a', 'b'], [1, 2]],
    ['blank lines at the end', 'a\n\n  \n', ['a'], [1]],
    ['a blank first line, which keeps its number', '\na', ['', 'a'], [2]],
    ['blank lines between, with spaces', 'a\n\n \t\n  b', ['a', '', ' \t', '  b'], [1, 4]],
    ['nothing', '', [''], []],
  ])('with %s', (_, code, lines, choosable) => {
    expect(codeLines(code)).toEqual(lines);
    expect(choosableLines(code)).toEqual(choosable);
  });
});
