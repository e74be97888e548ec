import { describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../viewer.ts';
import { type ActionBarFacts, showsActionBar } from './action-bar.ts';

const person = (role: SignedIn['role'], company = false) =>
  ({ role, userId: 'me', membership: company ? { companyId: 'c' } : undefined }) as Viewer;
const base: ActionBarFacts = {
  viewer: person('RECRUITER', true),
  jobSearchState: 'actively_searching',
  disableIntroductions: null,
};

describe('the action bar (docs/product/contact.md, The action bar)', () => {
  it.each<[string, Partial<ActionBarFacts>, boolean]>([
    ['to a recruiter with a company', {}, true],
    ['to a recruiter without a company', { viewer: person('RECRUITER') }, false],
    ['to a developer', { viewer: person('DEVELOPER') }, false],
    ['to an administrator', { viewer: person('ADMIN') }, false],
    ['to an anonymous visitor', { viewer: undefined }, false],
    ['for a developer on a break', { jobSearchState: 'pause_profile', disableIntroductions: true }, true],
    ['for a developer not searching', { jobSearchState: 'not_searching', disableIntroductions: true }, false],
    ['for a developer not searching, without a choice about introductions', { jobSearchState: 'not_searching' }, false],
    [
      'for a developer not searching, with introductions allowed',
      { jobSearchState: 'not_searching', disableIntroductions: false },
      true,
    ],
  ])('is shown or not: %s', (_, change, expected) => expect(showsActionBar({ ...base, ...change })).toBe(expected));
});
