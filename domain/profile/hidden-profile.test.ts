import { describe, expect, it } from 'vitest';
import { type Facts, hiddenReason, knowsAlias } from './hidden-profile.ts';
import type { ViewerKind, Visibility } from './visibility.ts';

const company = { unwanted: false, dailyLimit: 10, seenToday: 0, alreadySeen: false };
const there: Facts = { exists: true, disabled: false, validated: true, company };
const gone: Facts = { exists: false, disabled: false, validated: true };
const outside = { validated: false };

describe('hidden-profile reasons', () => {
  it.each<[string, ViewerKind, Facts, string | undefined]>([
    ['nobody of that name', 'anonymous', { ...gone, ...outside }, 'no_profile'],
    ['nobody of that name, for an admin', 'admin', { ...gone, ...outside }, 'no_profile'],
    ['disabled', 'anonymous', { exists: true, disabled: true, ...outside }, 'no_profile'],
    ['disabled', 'developer', { exists: true, disabled: true, ...outside }, 'no_profile'],
    ['disabled', 'recruiter', { ...there, disabled: true }, 'no_profile'],
    ['disabled, their own', 'owner', { exists: true, disabled: true, ...outside }, undefined],
    ['disabled', 'admin', { exists: true, disabled: true, ...outside }, undefined],
    ['a recruiter without a company', 'recruiter', { exists: true, disabled: false, ...outside }, 'rec_disabled'],
    ['a company not validated', 'recruiter', { ...there, ...outside }, 'rec_disabled'],
    ['a company not validated, and no such address', 'recruiter', { ...gone, ...outside }, 'rec_disabled'],
    ['a validated company, and no such address', 'recruiter', gone, 'no_profile'],
    ['a company that is blocked', 'recruiter', { ...there, company: { ...company, unwanted: true } }, 'no_profile'],
    [
      'blocked and not validated: nothing is given away',
      'recruiter',
      { ...there, ...outside, company: { ...company, unwanted: true } },
      'rec_disabled',
    ],
    ['nine of ten seen', 'recruiter', { ...there, company: { ...company, seenToday: 9 } }, undefined],
    ['ten of ten seen', 'recruiter', { ...there, company: { ...company, seenToday: 10 } }, 'quota_exceeded'],
    [
      'ten of ten seen, this one among them',
      'recruiter',
      { ...there, company: { ...company, seenToday: 10, alreadySeen: true } },
      undefined,
    ],
    [
      "'absent means unlimited'",
      'recruiter',
      { ...there, company: { ...company, dailyLimit: null, seenToday: 5000 } },
      undefined,
    ],
    ['anybody else', 'anonymous', { exists: true, disabled: false, ...outside }, undefined],
    ['anybody else', 'developer', { exists: true, disabled: false, ...outside }, undefined],
  ])('%s (%s)', (_, kind, facts, reason) => expect(hiddenReason(kind, facts)).toBe(reason));
});

describe('whose alias it is', () => {
  const shown: Visibility = { all: true, cards: { about: { all: true } } };
  const unnamed: Visibility = { all: true, cards: { about: { all: false }, skills: { all: true } } };
  const closed: Visibility = { all: false, cards: { about: { all: true } } };
  const open = { visibility: shown, isShort: false, disabled: false, unwanted: false };
  const insiders: ViewerKind[] = ['owner', 'admin'];
  const everyone: ViewerKind[] = [...insiders, 'recruiter', 'developer', 'anonymous'];

  it.each<[string, Partial<typeof open>, ViewerKind[]]>([
    ['a name that everybody sees', {}, everyone],
    ['a name that is not shown', { visibility: unnamed }, [...insiders, 'recruiter']],
    ['a profile that is not public', { visibility: closed }, [...insiders, 'recruiter']],
    ['a short profile', { isShort: true }, insiders],
    ['a disabled profile', { disabled: true }, insiders],
    ['hidden from the company of the viewer', { unwanted: true }, insiders],
  ])('%s', (_, traits, expected) => {
    const knowing = everyone.filter((kind) => knowsAlias(kind, { ...open, ...traits }));
    // Only a recruiter has a company from which a developer can hide.
    const possible = traits.unwanted
      ? everyone.filter((kind) => kind !== 'developer' && kind !== 'anonymous')
      : everyone;
    expect(knowing.filter((kind) => possible.includes(kind))).toEqual(expected);
  });
});
