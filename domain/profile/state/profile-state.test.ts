import { describe, expect, it } from 'vitest';
import { profileState } from './profile-state.ts';

const published = {
  disabled: false,
  isShort: false,
  jobSearchState: 'actively_searching',
  unavailable: false,
  validationStatus: 'published',
};

describe('the state of a profile (docs/product/profile.md, State of a profile)', () => {
  it.each([
    ['a published profile in active search', {}, 'published'],
    ['open_opportunities, which is visible', { jobSearchState: 'open_opportunities' }, 'published'],
    ['dreamjob_only, which is visible', { jobSearchState: 'dreamjob_only' }, 'published'],
    ['pause_profile, which is hidden', { jobSearchState: 'pause_profile' }, 'hidden'],
    ['not_searching, which is hidden', { jobSearchState: 'not_searching' }, 'hidden'],
    ['an unknown state, which is hidden', { jobSearchState: 'unknown' }, 'hidden'],
    ['a developer who is unavailable', { unavailable: true }, 'hidden'],
    ['an incomplete profile', { isShort: true }, 'short'],
    [
      'a disabled profile in any other state',
      { disabled: true, isShort: true, jobSearchState: 'not_searching' },
      'disabled',
    ],
    ['a reviewed profile', { validationStatus: 'reviewed' }, 'reviewed'],
    ['a profile that was never reviewed', { validationStatus: null }, 'waiting'],
  ] as const)('is computed for %s', (_, change, expected) =>
    expect(profileState({ ...published, ...change })).toBe(expected),
  );
});
