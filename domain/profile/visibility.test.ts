import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../viewer.ts';
import { cardTypes } from './cards/card.ts';
import {
  aboutBadge,
  isPublic,
  readVisibility,
  seesBadge,
  seesCard,
  seesHealth,
  type ViewerKind,
  type Visibility,
  viewerKind,
} from './visibility.ts';

const every = (all: boolean): Visibility['cards'] => Object.fromEntries(cardTypes.map((card) => [card, { all }]));
const open: Visibility = { all: true, cards: every(true) };
const closed: Visibility = { all: true, cards: every(false) };

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

describe('card visibility (docs/product/profile.md, Who sees a card)', () => {
  it.each(cardTypes)('owner, administrator and recruiter see the card with closed settings: %s', (card) => {
    expect(seesCard('owner', closed, card)).toBe(true);
    expect(seesCard('admin', closed, card)).toBe(true);
    expect(seesCard('recruiter', closed, card)).toBe(card !== 'personal');
  });

  it('recruiters see the personal card only when it is public', () => {
    expect(seesCard('recruiter', { all: true, cards: { personal: { all: true } } }, 'personal')).toBe(true);
    expect(seesCard('recruiter', { all: true, cards: { personal: { all: false } } }, 'personal')).toBe(false);
    expect(seesCard('recruiter', { all: true, cards: {} }, 'personal')).toBe(false);
  });

  it.each(cardTypes)('anonymous visitors and other developers see the card by its settings: %s', (card) => {
    for (const kind of ['anonymous', 'developer'] as const) {
      expect(seesCard(kind, open, card)).toBe(true);
      expect(seesCard(kind, closed, card)).toBe(false);
      expect(seesCard(kind, { ...open, all: false }, card)).toBe(false);
    }
  });
});

describe('health data and badges', () => {
  it.each<[ViewerKind, boolean, boolean]>([
    ['owner', true, true],
    ['admin', true, true],
    ['recruiter', true, true],
    ['developer', false, true],
    ['anonymous', false, false],
  ])('for the viewer %s: health %s, badge %s', (kind, health, badge) => {
    expect(seesHealth(kind)).toBe(health);
    expect(seesBadge(kind)).toBe(badge);
  });

  it.each([
    [{ recommendations: 1, boost: 2 }, 'recommended'],
    [{ recommendations: 0, boost: 1 }, 'called'],
    [{ recommendations: 0, boost: 0 }, undefined],
  ] as const)('a recommendation comes before a boost: %j → %s', (facts, badge) => {
    expect(aboutBadge(facts)).toBe(badge);
  });
});

describe('the kind of a viewer', () => {
  const person = (role: SignedIn['role'], userId = 'me') => ({ role, userId }) as SignedIn;
  it.each([
    [undefined, 'anonymous'],
    [person('DEVELOPER'), 'owner'],
    [person('DEVELOPER', 'other'), 'developer'],
    [person('RECRUITER', 'other'), 'recruiter'],
    [person('ADMIN', 'other'), 'admin'],
  ] as const)('of %j', (viewer, kind) => expect(viewerKind(viewer, 'me')).toBe(kind));
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
