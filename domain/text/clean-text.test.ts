import { describe, expect, it } from 'vitest';
import { cleanText, cleanValue, isCleanText } from './clean-text.ts';

describe('text that can be stored, sent and printed', () => {
  it.each([
    ['Zoë — développeuse\n\tRust 🦀', 'Zoë — développeuse\n\tRust 🦀'],
    ['line\r\nbreak', 'line\r\nbreak'],
    ['\u0000', ''],
    ['a\u0000b\u0001c\u001fd\u007fe', 'abcde'],
    ['one\u000btwo\u000cthree\u0085four', 'one\ntwo\nthree\nfour'],
    ['half \ud83d of a character', 'half \ufffd of a character'],
    ['\udc00\ud800', '\ufffd\ufffd'],
    ['not a character \uffff\ufffe', 'not a character '],
    ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
  ])('%j becomes %j', (given, expected) => {
    expect(cleanText(given)).toBe(expected);
    expect(isCleanText(given)).toBe(given === expected);
    expect(isCleanText(cleanText(given))).toBe(true);
  });

  it('is cleaned at every depth of a value, including property names', () => {
    const given = JSON.parse('{"a\\u0000":["x\\u0001",{"b":"\\ud800"},1,null,true],"__proto__":{"c":"\\u0002"}}');
    expect(JSON.stringify(cleanValue(given))).toBe('{"a":["x",{"b":"\ufffd"},1,null,true],"__proto__":{"c":""}}');
  });

  it('is refused in a value that is nested too deeply', () => {
    const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(() => cleanValue(nested(64))).not.toThrow();
    expect(() => cleanValue(nested(65))).toThrow(RangeError);
    expect(() => cleanValue(nested(100_000))).toThrow(RangeError);
  });
});
