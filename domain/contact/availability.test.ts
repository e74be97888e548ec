import { describe, expect, it } from 'vitest';
import { jobSearchStates } from '../profile/cards/job-search.ts';
import { type Availability, isDisabledOrPaused } from './availability.ts';

const open: Availability = {
  disabled: false,
  unavailable: false,
  jobSearchState: 'actively_searching',
  disableIntroductions: null,
};

describe('a developer who cannot be contacted (docs/product/contact.md, Availability of a developer)', () => {
  it.each<[string, Partial<Availability>, boolean]>([
    ['searching', {}, false],
    ['disabled by an administrator', { disabled: true }, true],
    ['unavailable by their own choice', { unavailable: true }, true],
    ['not searching', { jobSearchState: 'not_searching', disableIntroductions: true }, true],
    ['not searching, introductions allowed', { jobSearchState: 'not_searching', disableIntroductions: false }, false],
    ['not searching, without a choice about introductions', { jobSearchState: 'not_searching' }, true],
    ['on a break', { jobSearchState: 'pause_profile', disableIntroductions: true }, true],
    ['on a break, introductions allowed', { jobSearchState: 'pause_profile', disableIntroductions: false }, false],
    ['on a break, without a choice about introductions', { jobSearchState: 'pause_profile' }, true],
  ])('%s: %o', (_, change, expected) => expect(isDisabledOrPaused({ ...open, ...change })).toBe(expected));

  it('is not one in any of the four searching states', () =>
    expect(jobSearchStates.filter((jobSearchState) => !isDisabledOrPaused({ ...open, jobSearchState }))).toEqual([
      'actively_searching',
      'open_opportunities',
      'dreamjob_only',
      'unknown',
    ]));
});
