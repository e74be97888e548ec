import { describe, expect, it } from 'vitest';
import { question } from '../question.fixture.ts';
import { typographyMistakes } from './typography.ts';

const found = (locale: 'fr' | 'en', text: string) =>
  typographyMistakes(question({ explanation: { fr: 'Rien', en: 'Nothing', [locale]: text } }));

describe('typography', () => {
  it.each([
    ['fr', "L'objet"],
    ['fr', 'Vraiment?'],
    ['fr', 'Deux mots; puis un autre.'],
    ['fr', 'Ceci: cela.'],
    ['fr', '`a`: cela.'],
    ['fr', 'Un «mot ».'],
    ['fr', 'Un « mot».'],
    ['fr', 'Un mot . Un autre.'],
    ['fr', 'Et ainsi de suite...'],
    ['fr', 'Un\u00a0mot.'],
    ['fr', 'Un ` seul.'],
    ['en', "It's"],
    ['en', 'Really ?'],
    ['en', 'Two words ; then another.'],
    ['en', 'Two  spaces.'],
    ['en', 'Nothing...'],
  ] as const)('finds a mistake in %s: %s', (locale, text) => {
    expect(found(locale, text)).toHaveLength(1);
  });

  it.each([
    ['fr', 'Un “mot”.', 2],
    ['en', 'A « word ».', 2],
    ['en', 'A "word".', 2],
  ] as const)('finds both quotes in %s: %s', (locale, text, count) => {
    expect(found(locale, text)).toHaveLength(count);
  });

  it.each([
    ['fr', 'L’objet : « mot » ; vraiment ? Oui !'],
    ['fr', 'À 12:30, le rapport 2:1.'],
    ['fr', '`"a" ? b: c` reste du code…'],
    ['fr', 'Le code de `.NET` et de .NET, (ainsi).'],
    ['fr', 'Qui ?!'],
    ['fr', 'Entre n! ordres.'],
    ['fr', 'Le message « Invalid value: nothing to repeat; really? ».'],
    ['en', 'It’s a “word”: really? Yes; no!'],
    ['en', "Call `f('a')` and `x ? y : z`."],
  ] as const)('accepts in %s: %s', (locale, text) => {
    expect(found(locale, text)).toEqual([]);
  });

  it('does not read the code of a patch', () => {
    const patch = { format: 'patch', language: 'javascript', right: ["f('a');"], wrong: ['f("a") ;'] };
    expect(typographyMistakes(question(patch))).toEqual([]);
  });
});
