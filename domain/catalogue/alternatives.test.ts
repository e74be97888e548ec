import { describe, expect, it } from 'vitest';
import { alternativesOf, mistakesBetween } from './alternatives.ts';

const words = ['react', 'hook', 'javascript', 'java', 'go', 'golf', 'closure', 'kubernetes', 'kubernete', 'typescript'];
const lexicon = {
  has: (word: string) => words.includes(word),
  begins: (beginning: string) => words.some((word) => word.startsWith(beginning)),
  like: () => words,
};
const meant = (...typed: string[]) => alternativesOf(typed, lexicon, { k8s: 'kubernetes' });

describe('the alternatives of a typed word', () => {
  it('a prefix while typing: only the last word may be incomplete', () => {
    expect(meant('react', 'ho')).toEqual([
      { exact: ['react'], beginning: undefined, near: [] },
      { exact: [], beginning: 'ho', near: [] },
    ]);
    expect(meant('jav')[0]?.beginning).toBe('jav');
  });
  it('a short known word is taken literally', () => {
    expect(meant('go')).toEqual([{ exact: ['go'], beginning: undefined, near: [] }]);
  });
  it('a plural finds the singular, and another word for a technology its name', () => {
    expect(meant('hooks')[0]?.exact).toEqual(['hook']);
    // Texts are indexed by the singular of their words, so 'kubernetes' is indexed without its final s.
    expect(meant('k8s')[0]?.exact).toEqual(['kubernete']);
  });
  it('words with typing mistakes are corrected, fewest mistakes first', () => {
    expect(meant('closrue')[0]?.near).toEqual(['closure']);
    expect(meant('javasript')[0]?.near).toEqual(['javascript']);
    expect(meant('typscrpt')[0]?.near).toEqual(['typescript']);
  });
  it('a known word is not corrected', () => expect(meant('java', 'x')[0]?.near).toEqual([]));
  it('names of JavaScript object properties are treated as ordinary words', () =>
    expect(meant('constructor', '__proto__').map(({ exact }) => exact)).toEqual([[], []]));
  it('a short unknown word is not corrected', () => expect(meant('gp', 'x')[0]?.near).toEqual([]));
});

it('typing mistakes are counted: missing, extra, wrong and swapped letters', () => {
  expect(mistakesBetween('hook', 'hok', 2)).toBe(1);
  expect(mistakesBetween('hook', 'hoook', 2)).toBe(1);
  expect(mistakesBetween('hook', 'hoak', 2)).toBe(1);
  expect(mistakesBetween('hook', 'hoko', 2)).toBe(1);
  expect(mistakesBetween('hook', 'java', 2)).toBe(3);
});
