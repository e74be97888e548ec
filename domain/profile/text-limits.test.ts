import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { errorsOf } from './form-errors.ts';
import {
  clampWhole,
  fileHandle,
  manyLines,
  oneLine,
  optionalText,
  requiredLine,
  requiredText,
  rows,
  sameText,
} from './text-limits.ts';

const nul = String.fromCharCode(0);
const bell = String.fromCharCode(7);
const zeroWidth = '\u200b\u2060';

describe('texts', () => {
  it.each([
    ['spaces around', '  Zoé  ', 'Zoé'],
    ['a line break', 'Zoé\r\nMartin', 'Zoé Martin'],
    ['control characters', `Z${nul}o${bell}é`, 'Zoé'],
    ['joined emoji, unchanged', '👩‍💻', '👩‍💻'],
    ['only invisible characters', ` ${zeroWidth}\n`, ''],
  ])('on one line are cleaned: %s', (_, given, kept) => expect(oneLine(given)).toBe(kept));

  it.each([
    ['line breaks of every kind', 'a\r\nb\rc\nd\u2028e', 'a\nb\nc\nd\ne'],
    ['tabs, unchanged', '-\ta', '-\ta'],
    ['control characters', `a${nul}\n${bell}b`, 'a\nb'],
    ['only invisible characters', `\n\t${zeroWidth} `, ''],
  ])('on several lines are cleaned: %s', (_, given, kept) => expect(manyLines(given)).toBe(kept));

  it.each([
    ['a text', 'abc', undefined],
    ['spaces around the text', '  abc  ', undefined],
    ['empty', '', 'required'],
    ['only spaces', ' \u00a0\t ', 'required'],
    ['not filled in', null, 'required'],
    ['missing', undefined, 'required'],
    ['too long', 'abcd', 'long:3:1'],
  ])('required are checked: %s', (_, value, code) => {
    for (const schema of [requiredLine(3), requiredText(3)]) {
      expect(errorsOf(schema, value)).toEqual(code ? { '': code } : {});
    }
  });

  it.each([
    ['a text', ' a\nb ', 'a\nb'],
    ['empty', '', null],
    ['only spaces', '  ', null],
    ['not filled in', null, null],
  ])('optional are checked: %s', (_, value, kept) => expect(optionalText(3).parse(value)).toBe(kept));

  it('optional refuse a long text and another type', () => {
    expect(errorsOf(optionalText(3), 'abcd')).toEqual({ '': 'long:3:1' });
    expect(errorsOf(optionalText(3), 12)).toEqual({ '': 'unknown' });
  });

  it.each([
    ['Zenika', ' ZENIKA ', true],
    ['E\u0301cole', 'école', true],
    ['Zenika', 'Zenika Lyon', false],
  ])('%s and %s are the same: %s', (a, b, same) => expect(sameText(a, b)).toBe(same));
});

describe('numbers are limited to a range', () => {
  it.each([
    [5, 5],
    [-1, 0],
    [11, 10],
    [3.6, 4],
    ['7', 7],
    [' 3,6 ', 4],
    ['', 'none'],
    [' ', 'none'],
    ['12 ans', 'none'],
    [null, 'none'],
    [undefined, 'none'],
    [Number.NaN, 'none'],
    [Number.POSITIVE_INFINITY, 'none'],
    [true, 'none'],
    [['3'], 'none'],
  ])('%j becomes %j', (value, expected) => expect(clampWhole(value, 0, 10, 'none')).toBe(expected));
});

describe('rows', () => {
  const list = rows(z.object({ id: z.string().optional(), name: requiredLine(3) }), 2);

  it('have a greatest number', () => {
    expect(errorsOf(list, [{ name: 'a' }, { name: 'b' }])).toEqual({});
    expect(errorsOf(list, [{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual({ '': 'tooManyRows:2' });
  });

  it('have different ids, and the error is shown together with others', () => {
    const value = [
      { id: 'x', name: 'a' },
      { id: 'x', name: null },
    ];
    expect(errorsOf(list, value)).toEqual({ '1.name': 'required', '1.id': 'duplicate' });
  });

  it('are a list of objects', () => {
    expect(errorsOf(list, null)).toEqual({ '': 'required' });
    expect(errorsOf(list, [null])).toEqual({ '0': 'required' });
  });
});

it.each([
  ['a'.repeat(20), true],
  ['a'.repeat(64), true],
  ['a'.repeat(19), false],
  ['a'.repeat(65), false],
  ['../../../etc/passwd/aaaa', false],
  [`${'a'.repeat(20)}\n`, false],
])('%j is a valid file handle: %s', (handle, possible) => {
  expect(errorsOf(fileHandle, handle)).toEqual(possible ? {} : { '': 'unknown' });
});
