import { describe, expect, it } from 'vitest';
import { jobSearchStates } from '../profile/cards/job-search.ts';
import { type Availability, isDisabledOrPaused } from './availability.ts';

const open: Availability = {
  disabled: false,
  unavailable: false,
  jobSearchState: 'actively_searching',
  disableIntroductions: null,
};

describe('disabledOrPaused', () => {
  it.each<[string, Partial<Availability>, boolean]>([
    ['searching', {}, false],
    ['disabled by an administrator', { disabled: true }, true],
    ["'developer unavailable flag'", { unavailable: true }, true],
    ['not searching', { jobSearchState: 'not_searching', disableIntroductions: true }, true],
    ['not searching, introductions welcome', { jobSearchState: 'not_searching', disableIntroductions: false }, false],
    ['not searching, nothing said', { jobSearchState: 'not_searching' }, true],
    ['on a break', { jobSearchState: 'pause_profile', disableIntroductions: true }, true],
    ['on a break, introductions welcome', { jobSearchState: 'pause_profile', disableIntroductions: false }, false],
    ['on a break, nothing said', { jobSearchState: 'pause_profile' }, true],
  ])('%s: %o', (_, change, expected) => expect(isDisabledOrPaused({ ...open, ...change })).toBe(expected));

  it("'actively_searching', 'open_opportunities', 'dreamjob_only' and 'unknown' can be written to", () =>
    expect(jobSearchStates.filter((jobSearchState) => !isDisabledOrPaused({ ...open, jobSearchState }))).toEqual([
      'actively_searching',
      'open_opportunities',
      'dreamjob_only',
      'unknown',
    ]));
});
