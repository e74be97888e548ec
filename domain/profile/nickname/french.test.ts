import { describe, expect, it } from 'vitest';
import { frenchAdjectives, frenchNouns } from './french.ts';

/** The feminine by the masculine's ending; the first ending that fits decides. */
const feminineRules: readonly (readonly [ending: string, feminine: string])[] = [
  ['e', 'e'],
  ['teur', 'trice'],
  ['eur', 'euse'],
  ['eux', 'euse'],
  ['if', 'ive'],
  ['er', 'ère'],
  ['el', 'elle'],
  ['en', 'enne'],
  ...['é', 'i', 'ï', 'u', 'al', 'il', 'in', 'is', 'ant', 'ent', 'at', 'it', 'ct', 'rt', 'rd', 'nd', 'ûr'].map(
    (ending) => [ending, `${ending}e`] as const,
  ),
];

const exceptions = new Map([
  ['chanteur', 'chanteuse'],
  ['concret', 'concrète'],
  ['discret', 'discrète'],
  ['doux', 'douce'],
  ['franc', 'franche'],
  ['prometteur', 'prometteuse'],
]);

function byRule(masculine: string): string | undefined {
  const rule = feminineRules.find(([ending]) => masculine.endsWith(ending));
  return rule && masculine.slice(0, -rule[0].length) + rule[1];
}

/** Endings that show a noun's gender, and the nouns that are exceptions: a new one has to be checked. */
const tellingEndings: readonly (readonly [RegExp, 'masculine' | 'feminine', against: readonly string[]])[] = [
  [/(ette|elle|[ts]ion|ance|ure|ade|ée|ère|ine|ise|ique|euse|ie)$/, 'feminine', ['Scarabée']],
  [/(age|isme|scope|gramme|ème|ôme|mètre|oire?)$/, 'masculine', ['Balançoire']],
  [/[^aeé](?<![ts]ion)$/, 'masculine', ['Dynamo', 'Forêt', 'Fourmi', 'Lueur', 'Oasis', 'Perdrix']],
];

const twice = (words: readonly string[]): string[] => words.filter((word, index) => words.indexOf(word) !== index);

describe('the French nouns', () => {
  it('begin with a capital letter and are in the list once', () => {
    for (const { text } of frenchNouns) expect(text).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(twice(frenchNouns.map(({ text }) => text))).toEqual([]);
  });

  it.each(['masculine', 'feminine'])('are many: %s', (gender) => {
    expect(frenchNouns.filter((noun) => noun.gender === gender).length).toBeGreaterThanOrEqual(100);
  });

  it.each(tellingEndings)('have the gender of their ending: %s is %s', (ending, gender, against) => {
    const telling = frenchNouns.filter(({ text }) => ending.test(text));
    expect(telling.length).toBeGreaterThan(against.length);
    const wrong = telling.filter((noun) => noun.gender !== gender).map(({ text }) => text);
    expect(wrong.sort()).toEqual(against);
  });
});

describe('the French adjectives', () => {
  it('are in lower case and are in the list once', () => {
    for (const { masculine, feminine } of frenchAdjectives) expect(masculine + feminine).toMatch(/^\p{Ll}+$/u);
    expect(twice(frenchAdjectives.map(({ masculine }) => masculine))).toEqual([]);
    expect(twice(frenchAdjectives.map(({ feminine }) => feminine))).toEqual([]);
  });

  it('have one form for both genders exactly when the masculine ends in -e', () => {
    const alike = frenchAdjectives.filter(({ masculine, feminine }) => masculine === feminine);
    expect(alike).toEqual(frenchAdjectives.filter(({ masculine }) => masculine.endsWith('e')));
  });

  it('have a feminine by a rule of French, or are listed as exceptions', () => {
    for (const { masculine, feminine } of frenchAdjectives)
      expect(feminine).toBe(exceptions.get(masculine) ?? byRule(masculine));
  });

  it.each([...exceptions])('need the exception %s, %s', (masculine, feminine) => {
    expect(frenchAdjectives).toContainEqual({ masculine, feminine });
    expect(byRule(masculine)).not.toBe(feminine);
  });
});
