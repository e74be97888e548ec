import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../viewer.ts';
import { englishAdjectives, englishNouns } from './english.ts';
import { frenchAdjectives, frenchNouns } from './french.ts';
import { isNickname, makeNickname, nicknameCount } from './nickname.ts';

/** The largest number below 1. */
const last = 1 - Number.EPSILON / 2;

/** Gives these numbers in turn, then fails: nothing is drawn that the test did not foresee. */
function fixed(...numbers: number[]): () => number {
  return () => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('asked too often');
    return next;
  };
}

/** Many draws that are the same each time: the generator of Park and Miller. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

/** The number that draws this entry of a list. */
const at = (index: number, list: readonly unknown[]): number => (index + 0.5) / list.length;

function everyNickname(locale: Locale): string[] {
  const [firsts, seconds] = locale === 'fr' ? [frenchNouns, frenchAdjectives] : [englishAdjectives, englishNouns];
  return firsts.flatMap((_, i) => seconds.map((_, j) => makeNickname(locale, fixed(at(i, firsts), at(j, seconds)))));
}

describe('« in English, an adjective plus an animal or a famous computer-science figure »', () => {
  it.each([
    ['Patient', 'Otter'],
    ['Curious', 'Lovelace'],
    ['Steady', 'Hopper'],
  ])('%s, %s', (adjective, noun) => {
    const random = fixed(
      at(englishAdjectives.indexOf(adjective), englishAdjectives),
      at(englishNouns.indexOf(noun), englishNouns),
    );
    expect(makeNickname('en', random)).toBe(`${adjective} ${noun}`);
  });

  it.each([
    ['adjectives', englishAdjectives],
    ['nouns', englishNouns],
  ])('%s have one capital letter and stand once in the list', (_, words) => {
    for (const word of words) expect(word).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('« in French, the noun plus a lower-cased adjective in masculine or feminine form chosen by the noun’s gender flag »', () => {
  it.each([
    ['Renard', 'curieux', 'Renard curieux'],
    ['Loutre', 'curieux', 'Loutre curieuse'],
    ['Compilateur', 'observateur', 'Compilateur observateur'],
    ['Boussole', 'observateur', 'Boussole observatrice'],
    ['Phare', 'tranquille', 'Phare tranquille'],
    ['Île', 'tranquille', 'Île tranquille'],
  ])('%s, %s: %s', (noun, adjective, expected) => {
    const random = fixed(
      at(
        frenchNouns.findIndex(({ text }) => text === noun),
        frenchNouns,
      ),
      at(
        frenchAdjectives.findIndex(({ masculine }) => masculine === adjective),
        frenchAdjectives,
      ),
    );
    expect(makeNickname('fr', random)).toBe(expected);
  });
});

describe.each(locales)('nicknames (%s)', (locale) => {
  const made = everyNickname(locale);

  it('are 20,000 or more, all different', () => {
    expect(nicknameCount(locale)).toBeGreaterThanOrEqual(20_000);
    expect(new Set(made).size).toBe(nicknameCount(locale));
  });

  it('are two words of 40 characters at most', () => {
    expect(made.filter((text) => text.length > 40 || !/^\p{L}+ \p{L}+$/u.test(text))).toEqual([]);
  });

  it('are all recognised', () => {
    expect(made.filter((text) => !isNickname(text))).toEqual([]);
  });

  it('are the same for the same random numbers, and vary with them', () => {
    const draw = (random: () => number) => Array.from({ length: 50 }, () => makeNickname(locale, random));
    expect(draw(seeded(7))).toEqual(draw(seeded(7)));
    expect(new Set([...draw(seeded(7)), ...draw(seeded(8))]).size).toBeGreaterThan(95);
  });

  it('come from 0 included to 1 excluded', () => {
    expect(makeNickname(locale, () => 0)).toBe(made.at(0));
    expect(makeNickname(locale, () => last)).toBe(made.at(-1));
    expect(() => makeNickname(locale, () => 1)).toThrow(RangeError);
  });
});

describe('what is not a nickname', () => {
  it.each([
    ['wrong agreement', 'Loutre curieux'],
    ['wrong agreement the other way', 'Renard curieuse'],
    ['a small letter first', 'loutre curieuse'],
    ['a second capital in French', 'Loutre Curieuse'],
    ['no second capital in English', 'Patient otter'],
    ['French order in English', 'Otter Patient'],
    ['English order in French', 'curieuse Loutre'],
    ['two languages at once', 'Loutre Patient'],
    ['one word', 'Loutre'],
    ['three words', 'Loutre curieuse curieuse'],
    ['a space before', ' Loutre curieuse'],
    ['two spaces between', 'Loutre  curieuse'],
    ['an accent apart from its letter', 'Écureuil curieux'.normalize('NFD')],
    ['what every object has', 'constructor name'],
    ['somebody’s name', 'Camille Roux'],
    ['nothing', ''],
  ])('%s', (_, text) => expect(isNickname(text)).toBe(false));
});
