import { describe, expect, it } from 'vitest';
import { cardButtons, cardTypes, isCardType } from './card.ts';

describe('card header buttons, by card type', () => {
  it.each(['experiences', 'education', 'projects'] as const)("'add' and 'edit': %s", (card) => {
    expect(cardButtons[card]).toEqual(['add', 'edit']);
  });
  it.each(['jobSearch', 'about', 'links', 'technologies', 'skills', 'tests'] as const)("'edit' only: %s", (card) => {
    expect(cardButtons[card]).toEqual(['edit']);
  });
  it("'edit' and 'hide': personal", () => expect(cardButtons.personal).toEqual(['edit', 'hide']));
  it('has buttons for every card', () => expect(Object.keys(cardButtons).sort()).toEqual([...cardTypes].sort()));
});

it('tells a card from anything else', () => {
  expect(isCardType('about')).toBe(true);
  expect(isCardType('constructor')).toBe(false);
  expect(isCardType(undefined)).toBe(false);
});
