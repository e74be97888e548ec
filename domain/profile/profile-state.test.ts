import { describe, expect, it } from 'vitest';
import { profileState } from './profile-state.ts';

const published = {
  disabled: false,
  isShort: false,
  jobSearchState: 'actively_searching',
  validationStatus: 'published',
};

describe('where a profile stands', () => {
  it.each([
    ['everything in order', {}, 'published'],
    ["'open_opportunities' — still visible", { jobSearchState: 'open_opportunities' }, 'published'],
    ["'dreamjob_only' — still visible", { jobSearchState: 'dreamjob_only' }, 'published'],
    ["'pause_profile' — hidden", { jobSearchState: 'pause_profile' }, 'hidden'],
    ["'not_searching' — hidden", { jobSearchState: 'not_searching' }, 'hidden'],
    ['an incomplete account', { isShort: true }, 'short'],
    ['disabled comes first', { disabled: true, isShort: true, jobSearchState: 'not_searching' }, 'disabled'],
    ["activated by an administrator: 'reviewed'", { validationStatus: 'reviewed' }, 'reviewed'],
    ['never looked at', { validationStatus: null }, 'waiting'],
  ] as const)('%s', (_, change, expected) => expect(profileState({ ...published, ...change })).toBe(expected));
});
