import { describe, expect, it } from 'vitest';
import { cardSorts, completionOf, questionSquares, sortCards } from './technology-card.ts';

describe('completion of a technology (docs/product/assessments.md, Tests section of a profile)', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 66],
    [199, 200, 99],
    [200, 200, 100],
  ])('%i of %i tests validated is %i %%', (validated, total, percent) =>
    expect(completionOf({ validated, total })).toBe(percent),
  );
});

describe('the order of cards', () => {
  const card = (name: string, lastActivity: number | null, validated: number, pinnedAt: number | null = null) => ({
    name,
    lastActivity,
    validated,
    total: 10,
    pinnedAt,
  });
  const cards = [card('React', 30, 2), card('Élixir', 20, 9), card('Go', 40, 2), card('Rust', null, 0)];
  const names = (given: typeof cards, sort: (typeof cardSorts)[number]) =>
    sortCards(given, sort, 'fr').map(({ name }) => name);

  it.each([
    ['lastActivity', ['Go', 'React', 'Élixir', 'Rust']],
    ['completion', ['Élixir', 'Go', 'React', 'Rust']],
    ['alphabetical', ['Élixir', 'Go', 'React', 'Rust']],
  ] as const)('sorts by %s', (sort, expected) => expect(names(cards, sort)).toEqual(expected));

  it.each(cardSorts)('puts pinned cards first when sorted by %s', (sort) => {
    const pinned = [...cards, card('Zig', 1, 0, 200), card('Ada', 1, 0, 100)];
    expect(names(pinned, sort).slice(0, 2)).toEqual(['Ada', 'Zig']);
  });
});

describe('squares of questions (docs/product/assessments.md, Tests section of a profile)', () => {
  const drawn = (validated: number, contributions: number, validatedContributions: number, total: number) =>
    questionSquares({ validated, contributions, validatedContributions, total })
      .map((square) => (square.contribution ? 'p' : 'g')[square.validated ? 'toUpperCase' : 'toLowerCase']())
      .join('');

  it.each([
    ['nothing played', [0, 0, 0, 3], 'ggg'],
    ['some validated', [2, 0, 0, 4], 'GGgg'],
    ['own questions that were not validated are purple and faded', [1, 2, 0, 5], 'ppGgg'],
    ['an own question that was validated is one square, purple and not faded', [2, 2, 1, 5], 'PpGgg'],
    ['everything', [4, 4, 4, 4], 'PPPP'],
  ] as const)('%s', (_, [validated, contributions, both, total], expected) =>
    expect(drawn(validated, contributions, both, total)).toBe(expected),
  );
});
