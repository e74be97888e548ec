import { describe, expect, it } from 'vitest';
import { withoutEnd } from './without-end.ts';

describe('a text without the signs that end it', () => {
  it.each([
    ['', ''],
    ['...', ''],
    ['mot', 'mot'],
    ['mot. -.', 'mot'],
    ['.un-mot', '.un-mot'],
  ])('%j', (text, expected) => expect(withoutEnd(text, '. -')).toBe(expected));
});
