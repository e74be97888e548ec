import { describe, expect, it } from 'vitest';
import { isNamed, mentionParts, typedMention } from './mentions.ts';

describe('colleagues named in a note (docs/product/library.md, Notes)', () => {
  it.each([
    ['Vu avec @Lé', { start: 8, typed: 'Lé' }],
    ['@', { start: 0, typed: '' }],
    ['@Léa Ma', { start: 0, typed: 'Léa Ma' }],
    ['lea@exa', undefined],
    ['@Léa\n', undefined],
    ['Vu', undefined],
    [`@${'x'.repeat(50)}`, undefined],
  ])('%j: %j is being typed', (text, typed) => {
    expect(typedMention(text, text.length)).toEqual(typed);
  });

  it('are found by their whole name', () => {
    expect(isNamed('Vu avec @Léa Martin.', 'Léa Martin')).toBe(true);
    expect(isNamed('Vu avec Léa Martin', 'Léa Martin')).toBe(false);
    expect(isNamed('@', '')).toBe(false);
  });

  it('are told from the rest of the text', () => {
    const parts = mentionParts('@Léa Martin et @Léa, voir a@b', ['Léa', 'Léa Martin', '']);
    expect(parts.map(({ text, mention }) => (mention ? `[${text}]` : text)).join('')).toBe(
      '[@Léa Martin] et [@Léa], voir a@b',
    );
    expect(mentionParts('', ['Léa'])).toEqual([]);
  });
});
