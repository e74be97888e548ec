import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSpans } from './tokens.ts';
import { understand } from './understand.ts';
import { places, vocabulary } from './vocabulary.fixture.ts';

const known = (word: string) => word === 'alix';
const read = (text: string) => understand(text, { vocabulary, places, known });

const pieces = fc.constantFrom(
  ...[
    'react',
    'vue',
    'ou',
    'or',
    'sauf',
    '-php',
    'nantes',
    'télétravail',
    'un plus',
    'idéalement',
    'pas requis',
    'anglais',
    'courant',
    '3-5',
    'ans',
    '45k',
    '"',
    '«',
  ],
  ...['|', '/', ',', 'senior', 'l’', 'c++', 'alix', 'recat', '50', 'km', '€', 'max', 'et', '-', 'ni', '100', '%', '\n'],
);
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 25 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 120 }),
);

describe('any text', () => {
  it('is understood without a failure, and each part comes from a place in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { spans } of read(text).parts) {
          expect(spans.length).toBeGreaterThan(0);
          for (const [start, end] of spans) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is used up when its parts are removed one after the other', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        let text = given;
        for (let rounds = 0; rounds < 200; rounds++) {
          const [first] = read(text).parts;
          if (!first) return;
          const rest = withoutSpans(text, first.spans);
          expect(rest.replace(/\s/g, '').length).toBeLessThan(text.replace(/\s/g, '').length);
          text = rest;
        }
        expect(read(text).parts).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('of 20,000 characters takes a time in proportion to its length', () => {
    const worst = [
      'react ',
      'a',
      '1',
      '- ',
      '"',
      'entre 3 et ',
      'plus de ',
      '12 000 ',
      '  ',
      'saint ',
      'tjm 4',
      'react or a plus ',
      'dev welcome ',
      'idéalement ',
      '3 à ',
      'l’',
    ];
    for (const piece of worst) {
      let steps = 0;
      const count = (phrase: string) => {
        steps++;
        return vocabulary.find(phrase);
      };
      const counting = { ...vocabulary, find: count };
      const text = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
      understand(text, { vocabulary: counting, places });
      // At most one look for each phrase that begins at a word.
      expect(steps, piece).toBeLessThanOrEqual(20_000 * (vocabulary.longest + places.longest));
    }
  });

  it('of a pasted offer asks short names of technologies to be written with a capital', () => {
    const offer = `Nous cherchons une personne prête à go live avec nous. ${'Une équipe soudée, des projets variés. '.repeat(10)}`;
    expect(understand(offer, { vocabulary, places }).groups).toEqual([]);
    expect(understand(`${offer} Go et R demandés.`, { vocabulary, places }).groups).toEqual([['go'], ['r']]);
  });
});
