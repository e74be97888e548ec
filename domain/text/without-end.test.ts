import { describe, expect, it } from 'vitest';
import { withoutEnd } from './without-end.ts';

describe('a text without the signs at its end', () => {
  it.each([
    ['', ''],
    ['...', ''],
    ['mot', 'mot'],
    ['mot. -.', 'mot'],
    ['.un-mot', '.un-mot'],
  ])('is computed for %j', (text, expected) => expect(withoutEnd(text, '. -')).toBe(expected));
});
