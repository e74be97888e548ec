import { describe, expect, it } from 'vitest';
import { type Facts, hiddenReason, knowsAlias } from './hidden-profile.ts';
import type { ViewerKind, Visibility } from './visibility.ts';

const company = { unwanted: false, dailyLimit: 10, seenToday: 0, alreadySeen: false };
const there: Facts = { exists: true, disabled: false, validated: true, company };
const gone: Facts = { exists: false, disabled: false, validated: true };
const outside = { validated: false };

describe('why a profile is hidden (docs/product/profile.md, Hidden profiles)', () => {
  it.each<[string, ViewerKind, Facts, string | undefined]>([
    ['an unknown address', 'anonymous', { ...gone, ...outside }, 'no_profile'],
    ['an unknown address, for an administrator', 'admin', { ...gone, ...outside }, 'no_profile'],
    ['disabled', 'anonymous', { exists: true, disabled: true, ...outside }, 'no_profile'],
    ['disabled', 'developer', { exists: true, disabled: true, ...outside }, 'no_profile'],
    ['disabled', 'recruiter', { ...there, disabled: true }, 'no_profile'],
    ['disabled, for its owner', 'owner', { exists: true, disabled: true, ...outside }, undefined],
    ['disabled', 'admin', { exists: true, disabled: true, ...outside }, undefined],
    ['a recruiter without a company', 'recruiter', { exists: true, disabled: false, ...outside }, 'rec_disabled'],
    ['a company that is not validated', 'recruiter', { ...there, ...outside }, 'rec_disabled'],
    ['a company that is not validated, and an unknown address', 'recruiter', { ...gone, ...outside }, 'rec_disabled'],
    ['a validated company, and an unknown address', 'recruiter', gone, 'no_profile'],
    [
      'a company that the developer blocked',
      'recruiter',
      { ...there, company: { ...company, unwanted: true } },
      'no_profile',
    ],
    [
      'a blocked company that is not validated, which reveals nothing',
      'recruiter',
      { ...there, ...outside, company: { ...company, unwanted: true } },
      'rec_disabled',
    ],
    ['nine profiles of ten seen', 'recruiter', { ...there, company: { ...company, seenToday: 9 } }, undefined],
    ['ten profiles of ten seen', 'recruiter', { ...there, company: { ...company, seenToday: 10 } }, 'quota_exceeded'],
    [
      'ten profiles of ten seen, this one among them',
      'recruiter',
      { ...there, company: { ...company, seenToday: 10, alreadySeen: true } },
      undefined,
    ],
    [
      'no daily limit',
      'recruiter',
      { ...there, company: { ...company, dailyLimit: null, seenToday: 5000 } },
      undefined,
    ],
    ['a visible profile', 'anonymous', { exists: true, disabled: false, ...outside }, undefined],
    ['a visible profile', 'developer', { exists: true, disabled: false, ...outside }, undefined],
  ])('%s (viewer: %s)', (_, kind, facts, reason) => expect(hiddenReason(kind, facts)).toBe(reason));
});

describe('which viewers an alias reveals its profile to', () => {
  const shown: Visibility = { all: true, cards: { about: { all: true } } };
  const unnamed: Visibility = { all: true, cards: { about: { all: false }, skills: { all: true } } };
  const closed: Visibility = { all: false, cards: { about: { all: true } } };
  const open = { visibility: shown, isShort: false, disabled: false, unwanted: false };
  const insiders: ViewerKind[] = ['owner', 'admin'];
  const everyone: ViewerKind[] = [...insiders, 'recruiter', 'developer', 'anonymous'];

  it.each<[string, Partial<typeof open>, ViewerKind[]]>([
    ['a public name', {}, everyone],
    ['a name that is not shown', { visibility: unnamed }, [...insiders, 'recruiter']],
    ['a profile that is not public', { visibility: closed }, [...insiders, 'recruiter']],
    ['a short profile', { isShort: true }, insiders],
    ['a disabled profile', { disabled: true }, insiders],
    ['hidden from the viewer’s company', { unwanted: true }, insiders],
  ])('with %s', (_, traits, expected) => {
    const knowing = everyone.filter((kind) => knowsAlias(kind, { ...open, ...traits }));
    // Only a recruiter has a company that a developer can hide from.
    const possible = traits.unwanted
      ? everyone.filter((kind) => kind !== 'developer' && kind !== 'anonymous')
      : everyone;
    expect(knowing.filter((kind) => possible.includes(kind))).toEqual(expected);
  });
});
