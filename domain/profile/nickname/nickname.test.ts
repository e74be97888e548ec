import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../viewer.ts';
import { englishAdjectives, englishNouns } from './english.ts';
import { frenchAdjectives, frenchNouns } from './french.ts';
import { isNickname, makeNickname, nicknameCount } from './nickname.ts';

/** The largest number below 1. */
const last = 1 - Number.EPSILON / 2;

/** Gives these numbers in turn, then fails: the code must not draw more than the test expects. */
function fixed(...numbers: number[]): () => number {
  return () => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('asked too often');
    return next;
  };
}

/** A sequence that is the same each time: the generator of Park and Miller. */
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

describe('an English nickname (docs/product/profile.md, Shown name and nickname)', () => {
  it.each([
    ['Patient', 'Otter'],
    ['Curious', 'Lovelace'],
    ['Steady', 'Hopper'],
  ])('made of %s and %s', (adjective, noun) => {
    const random = fixed(
      at(englishAdjectives.indexOf(adjective), englishAdjectives),
      at(englishNouns.indexOf(noun), englishNouns),
    );
    expect(makeNickname('en', random)).toBe(`${adjective} ${noun}`);
  });

  it.each([
    ['adjectives', englishAdjectives],
    ['nouns', englishNouns],
  ])('made of %s, which begin with a capital letter and are in the list once', (_, words) => {
    for (const word of words) expect(word).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('a French nickname (docs/product/profile.md, Shown name and nickname)', () => {
  it.each([
    ['Renard', 'curieux', 'Renard curieux'],
    ['Loutre', 'curieux', 'Loutre curieuse'],
    ['Compilateur', 'observateur', 'Compilateur observateur'],
    ['Boussole', 'observateur', 'Boussole observatrice'],
    ['Phare', 'tranquille', 'Phare tranquille'],
    ['Île', 'tranquille', 'Île tranquille'],
  ])('made of %s and %s is %s', (noun, adjective, expected) => {
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

  it('are drawn by numbers from 0 up to but not including 1', () => {
    expect(makeNickname(locale, () => 0)).toBe(made.at(0));
    expect(makeNickname(locale, () => last)).toBe(made.at(-1));
    expect(() => makeNickname(locale, () => 1)).toThrow(RangeError);
  });
});

describe('a text that is not a nickname', () => {
  it.each([
    ['a masculine adjective with a feminine noun', 'Loutre curieux'],
    ['a feminine adjective with a masculine noun', 'Renard curieuse'],
    ['a small first letter', 'loutre curieuse'],
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
    ['names of properties that every object has', 'constructor name'],
    ['a person’s name', 'Camille Roux'],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => expect(isNickname(text)).toBe(false));
});
