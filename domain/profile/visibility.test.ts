import { describe, expect, it } from 'vitest';
import { cardTypes } from './cards/card.ts';
import {
  aboutBadge,
  canHideFromRecruiters,
  isKeptFromRecruiters,
  isPublic,
  isSameVisibility,
  readVisibility,
} from './visibility.ts';

describe('a public card (docs/product/profile.md, Who sees a card)', () => {
  it.each([
    [{ all: true, cards: { about: { all: true } } }, true],
    [{ all: true, cards: { about: { all: false } } }, false],
    [{ all: true, cards: {} }, false],
    [{ all: false, cards: { about: { all: true } } }, false],
  ])('with the settings %j is public: %s', (visibility, expected) =>
    expect(isPublic(visibility, 'about')).toBe(expected),
  );
});

describe('a card hidden from recruiters (docs/product/profile.md, Who sees a card)', () => {
  const stored = (all: boolean, card: object) => readVisibility({ all, cards: { projects: card, about: card } });
  it.each([
    ['by choice', stored(true, { all: false, recruiters: false }), true],
    ['by choice, without a public profile', stored(false, { all: true, recruiters: false }), true],
    ['not while everyone sees it', stored(true, { all: true, recruiters: false }), false],
    ['not without a choice', stored(true, { all: false }), false],
    ['not by a value that is not understood', stored(true, { all: false, recruiters: 'no' }), false],
  ])('%s', (_, visibility, expected) => {
    expect(isKeptFromRecruiters(visibility, 'projects')).toBe(expected);
    expect(isKeptFromRecruiters(visibility, 'about')).toBe(false);
  });

  it('can be one of four', () => {
    expect(cardTypes.filter(canHideFromRecruiters)).toEqual(['projects', 'links', 'interests', 'soundtrack']);
  });
});

describe('the badge of the about card', () => {
  it.each([
    [{ recommendations: 1, boost: 2 }, 'recommended'],
    [{ recommendations: 0, boost: 1 }, 'called'],
    [{ recommendations: 0, boost: 0 }, undefined],
  ] as const)('a recommendation comes before a boost: %j → %s', (facts, badge) => {
    expect(aboutBadge(facts)).toBe(badge);
  });
});

describe('stored visibility', () => {
  it.each([null, 'yes', {}, { all: true }, { all: 'true', cards: {} }])('%j makes no card public', (stored) => {
    const visibility = readVisibility(stored);
    expect(cardTypes.some((card) => isPublic(visibility, card))).toBe(false);
  });
  it('keeps known values and drops all others', () => {
    const stored = { all: true, cards: { about: { all: true }, skills: 'yes', actions: { all: true } } };
    const visibility = readVisibility(stored);
    expect(isPublic(visibility, 'about')).toBe(true);
    expect(isPublic(visibility, 'skills')).toBe(false);
    expect('actions' in visibility.cards).toBe(false);
  });
});

describe('unsaved display settings (docs/product/profile.md, Who sees a card)', () => {
  const saved = { all: true, cards: { about: { all: true }, links: { all: false, recruiters: true } } };
  it.each([
    ['the same boxes', { all: true, cards: { about: { all: true }, links: { all: false } } }, true],
    ['a card that was never set', { ...saved, cards: { ...saved.cards, projects: { all: false } } }, true],
    ['everything hidden', { ...saved, all: false }, false],
    ['one card more', { ...saved, cards: { ...saved.cards, projects: { all: true } } }, false],
    ['kept from recruiters', { ...saved, cards: { ...saved.cards, links: { all: false, recruiters: false } } }, false],
  ])('%s: the same is %s', (_, chosen, same) => expect(isSameVisibility(chosen, saved)).toBe(same));
});
