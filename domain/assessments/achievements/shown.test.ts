import { describe, expect, it } from 'vitest';
import type { ViewerKind } from '../../permissions/profile.ts';
import type { Visibility } from '../../profile/visibility.ts';
import { isOpenToPublic, seesAchievement } from './shown.ts';

const visibility = (...cards: ('about' | 'tests')[]): Visibility => ({
  all: true,
  cards: Object.fromEntries(cards.map((card) => [card, { all: true }])),
});
const sees = (kind: ViewerKind, id: 'podium' | 'imported' | 'spontaneous', shared: boolean, shown = visibility()) =>
  seesAchievement(kind, shown, { id, shared });

describe('who sees an unlocked achievement', () => {
  it.each(['owner', 'admin'] as const)('the %s sees all of them', (kind) => {
    expect([sees(kind, 'podium', false), sees(kind, 'spontaneous', false)]).toEqual([true, true]);
  });

  it('anonymous visitors see only shared ones, even when the profile shows its cards', () => {
    expect(sees('anonymous', 'podium', false, visibility('about', 'tests'))).toBe(false);
    expect(sees('anonymous', 'podium', true)).toBe(true);
  });

  it('recruiters see those that are not about searching for a job', () => {
    expect(sees('recruiter', 'podium', false)).toBe(true);
    expect(sees('recruiter', 'imported', false)).toBe(true);
    expect(sees('recruiter', 'spontaneous', false)).toBe(false);
    expect(sees('recruiter', 'spontaneous', true)).toBe(true);
  });

  it('other developers see those that the public profile shows them', () => {
    expect(sees('developer', 'podium', false)).toBe(false);
    expect(sees('developer', 'podium', false, visibility('tests'))).toBe(true);
    expect(sees('developer', 'imported', false, visibility('tests'))).toBe(false);
    expect(sees('developer', 'imported', false, visibility('about'))).toBe(true);
    expect(sees('developer', 'spontaneous', false, visibility('about', 'tests'))).toBe(false);
  });

  it('those about projects or links follow these cards', () => {
    const hidden: Visibility = {
      all: true,
      cards: { about: { all: true }, projects: { all: false, recruiters: false } },
    };
    expect(seesAchievement('recruiter', hidden, { id: 'portfolio', shared: false })).toBe(false);
    expect(seesAchievement('recruiter', hidden, { id: 'well-linked', shared: false })).toBe(true);
    expect(seesAchievement('developer', hidden, { id: 'well-linked', shared: false })).toBe(false);
    expect(seesAchievement('admin', hidden, { id: 'portfolio', shared: false })).toBe(true);
    expect(seesAchievement('recruiter', hidden, { id: 'portfolio', shared: true })).toBe(true);
  });

  it('shared ones are visible only while the profile is open to the public', () => {
    const open = { disabled: false, isShort: false, visibility: visibility() };
    expect(isOpenToPublic(open)).toBe(true);
    expect(isOpenToPublic({ ...open, disabled: true })).toBe(false);
    expect(isOpenToPublic({ ...open, isShort: true })).toBe(false);
    expect(isOpenToPublic({ ...open, visibility: { all: false, cards: { about: { all: true } } } })).toBe(false);
  });
});
