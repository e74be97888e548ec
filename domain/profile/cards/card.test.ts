import { describe, expect, it } from 'vitest';
import { cardButtons, cardTypes, isCardType } from './card.ts';

describe('the buttons of a card header (docs/product/profile.md, Card headers)', () => {
  it.each(['experiences', 'education', 'projects'] as const)('are “add” and “edit” for %s', (card) => {
    expect(cardButtons[card]).toEqual(['add', 'edit']);
  });
  it.each(['jobSearch', 'about', 'links', 'technologies', 'skills', 'tests'] as const)(
    'are only “edit” for %s',
    (card) => {
      expect(cardButtons[card]).toEqual(['edit']);
    },
  );
  it('are “edit” and “hide” for the personal card', () => expect(cardButtons.personal).toEqual(['edit', 'hide']));
  it('exist for every card', () => expect(Object.keys(cardButtons).sort()).toEqual([...cardTypes].sort()));
});

it('only card types are recognised as cards', () => {
  expect(isCardType('about')).toBe(true);
  expect(isCardType('constructor')).toBe(false);
  expect(isCardType(undefined)).toBe(false);
});
