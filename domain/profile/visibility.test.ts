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

describe("'A card is public when all is true, the card type is not actions, and cards[type].all is true'", () => {
  it.each([
    [{ all: true, cards: { about: { all: true } } }, true],
    [{ all: true, cards: { about: { all: false } } }, false],
    [{ all: true, cards: {} }, false],
    [{ all: false, cards: { about: { all: true } } }, false],
  ])('%j → %s', (visibility, expected) => expect(isPublic(visibility, 'about')).toBe(expected));
});

describe('card visibility', () => {
  it.each(cardTypes)("'For connected non-developers or the profile owner: all cards visible' – %s", (card) => {
    expect(seesCard('owner', closed, card)).toBe(true);
    expect(seesCard('admin', closed, card)).toBe(true);
    expect(seesCard('recruiter', closed, card)).toBe(card !== 'personal');
  });

  it("'recruiters see the personal card only if the developer set personal visibility to all'", () => {
    expect(seesCard('recruiter', { all: true, cards: { personal: { all: true } } }, 'personal')).toBe(true);
    expect(seesCard('recruiter', { all: true, cards: { personal: { all: false } } }, 'personal')).toBe(false);
    expect(seesCard('recruiter', { all: true, cards: {} }, 'personal')).toBe(false);
  });

  it.each(cardTypes)("'Anonymous visitors and other developers see cards per the visibility settings' – %s", (card) => {
    for (const kind of ['anonymous', 'developer'] as const) {
      expect(seesCard(kind, open, card)).toBe(true);
      expect(seesCard(kind, closed, card)).toBe(false);
      expect(seesCard(kind, { ...open, all: false }, card)).toBe(false);
    }
  });
});

describe('what is not a card', () => {
  it.each<[ViewerKind, boolean, boolean]>([
    ['owner', true, true],
    ['admin', true, true],
    ['recruiter', true, true],
    ['developer', false, true],
    ['anonymous', false, false],
  ])("%s: health %s, 'About badges are shown only to logged-in viewers' %s", (kind, health, badge) => {
    expect(seesHealth(kind)).toBe(health);
    expect(seesBadge(kind)).toBe(badge);
  });

  it.each([
    [{ recommendations: 1, boost: 2 }, 'recommended'],
    [{ recommendations: 0, boost: 1 }, 'called'],
    [{ recommendations: 0, boost: 0 }, undefined],
  ] as const)('If recommended: badge …, else if boosted: badge … – %j → %s', (facts, badge) => {
    expect(aboutBadge(facts)).toBe(badge);
  });
});

describe('who is looking', () => {
  const person = (role: SignedIn['role'], userId = 'me') => ({ role, userId }) as SignedIn;
  it.each([
    [undefined, 'anonymous'],
    [person('DEVELOPER'), 'owner'],
    [person('DEVELOPER', 'other'), 'developer'],
    [person('RECRUITER', 'other'), 'recruiter'],
    [person('ADMIN', 'other'), 'admin'],
  ] as const)('%j', (viewer, kind) => expect(viewerKind(viewer, 'me')).toBe(kind));
});

describe('what is stored', () => {
  it.each([null, 'yes', {}, { all: true }, { all: 'true', cards: {} }])('%j is not public', (stored) => {
    const visibility = readVisibility(stored);
    expect(cardTypes.some((card) => isPublic(visibility, card))).toBe(false);
  });
  it('keeps what it understands and drops the rest', () => {
    const stored = { all: true, cards: { about: { all: true }, skills: 'yes', actions: { all: true } } };
    const visibility = readVisibility(stored);
    expect(isPublic(visibility, 'about')).toBe(true);
    expect(isPublic(visibility, 'skills')).toBe(false);
    expect('actions' in visibility.cards).toBe(false);
  });
});
