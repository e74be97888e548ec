import { describe, expect, it } from 'vitest';
import { jobSearchStates } from '../profile/cards/job-search.ts';
import { type Availability, isDisabledOrPaused, type Reachability, reachability } from './availability.ts';

const disabled: Reachability = { disabled: true, paused: false };
const paused: Reachability = { disabled: false, paused: true };
const reachable: Reachability = { disabled: false, paused: false };
const open: Availability = {
  disabled: false,
  unavailable: false,
  jobSearchState: 'actively_searching',
  disableIntroductions: null,
};

describe('a developer who cannot be contacted (docs/product/contact.md, Availability of a developer)', () => {
  it.each<[string, Partial<Availability>, Reachability]>([
    ['searching', {}, reachable],
    ['disabled by an administrator', { disabled: true }, disabled],
    ['unavailable by their own choice', { unavailable: true }, disabled],
    ['disabled and on a break', { disabled: true, jobSearchState: 'pause_profile' }, { disabled: true, paused: true }],
    ['not searching', { jobSearchState: 'not_searching', disableIntroductions: true }, paused],
    [
      'not searching, introductions allowed',
      { jobSearchState: 'not_searching', disableIntroductions: false },
      reachable,
    ],
    ['not searching, without a choice about introductions', { jobSearchState: 'not_searching' }, paused],
    ['on a break', { jobSearchState: 'pause_profile', disableIntroductions: true }, paused],
    ['on a break, introductions allowed', { jobSearchState: 'pause_profile', disableIntroductions: false }, reachable],
    ['on a break, without a choice about introductions', { jobSearchState: 'pause_profile' }, paused],
  ])('%s: %o', (_, change, expected) => expect(reachability({ ...open, ...change })).toEqual(expected));

  it('receives no first message when disabled or paused', () =>
    expect([disabled, paused, reachable].map(isDisabledOrPaused)).toEqual([true, true, false]));

  it('is not one in any of the four searching states', () =>
    expect(jobSearchStates.filter((jobSearchState) => !reachability({ ...open, jobSearchState }).paused)).toEqual([
      'actively_searching',
      'open_opportunities',
      'dreamjob_only',
      'unknown',
    ]));
});
