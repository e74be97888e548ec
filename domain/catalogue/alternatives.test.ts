import { describe, expect, it } from 'vitest';
import { alternativesOf, mistakesBetween } from './alternatives.ts';

const words = ['react', 'hook', 'javascript', 'java', 'go', 'golf', 'closure', 'kubernetes', 'kubernete', 'typescript'];
const lexicon = {
  has: (word: string) => words.includes(word),
  begins: (beginning: string) => words.some((word) => word.startsWith(beginning)),
  like: () => words,
};
const meant = (...typed: string[]) => alternativesOf(typed, lexicon);

describe('what a word that was typed may stand for', () => {
  it('prefix as one types: the last word may only be begun', () => {
    expect(meant('react', 'ho')).toEqual([
      { exact: ['react'], beginning: undefined, near: [] },
      { exact: [], beginning: 'ho', near: [] },
    ]);
    expect(meant('jav')[0]?.beginning).toBe('jav');
  });
  it('a short name is meant as it is', () => {
    expect(meant('go')).toEqual([{ exact: ['go'], beginning: undefined, near: [] }]);
  });
  it('a plural finds the singular, and a nickname the name', () => {
    expect(meant('hooks')[0]?.exact).toEqual(['hook']);
    // As every text is known by the singular of its words, so is a name that ends like a plural.
    expect(meant('k8s')[0]?.exact).toEqual(['kubernete']);
  });
  it('typos are understood, those with the fewest mistakes first', () => {
    expect(meant('closrue')[0]?.near).toEqual(['closure']);
    expect(meant('javasript')[0]?.near).toEqual(['javascript']);
    expect(meant('typscrpt')[0]?.near).toEqual(['typescript']);
  });
  it('what is written right is not corrected', () => expect(meant('java', 'x')[0]?.near).toEqual([]));
  it('words that mean something to the language this is written in are words', () =>
    expect(meant('constructor', '__proto__').map(({ exact }) => exact)).toEqual([[], []]));
  it('a short word is not guessed at', () => expect(meant('gp', 'x')[0]?.near).toEqual([]));
});

it('counts mistakes: missing, too many, wrong, the wrong way round', () => {
  expect(mistakesBetween('hook', 'hok', 2)).toBe(1);
  expect(mistakesBetween('hook', 'hoook', 2)).toBe(1);
  expect(mistakesBetween('hook', 'hoak', 2)).toBe(1);
  expect(mistakesBetween('hook', 'hoko', 2)).toBe(1);
  expect(mistakesBetween('hook', 'java', 2)).toBe(3);
});
