import { describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../viewer.ts';
import { type ActionBarFacts, showsActionBar } from './action-bar.ts';

const person = (role: SignedIn['role'], company = false) =>
  ({ role, userId: 'me', membership: company ? { companyId: 'c' } : undefined }) as Viewer;
const base: ActionBarFacts = {
  viewer: person('RECRUITER', true),
  searchState: 'actively_searching',
  disableIntroductions: null,
};

describe("'shown only when the viewer is a recruiter with a company and the developer's search state is not not_searching (or a second profile flag is false)'", () => {
  it.each<[string, Partial<ActionBarFacts>, boolean]>([
    ['a recruiter with a company', {}, true],
    ['a recruiter without one', { viewer: person('RECRUITER') }, false],
    ['a developer', { viewer: person('DEVELOPER') }, false],
    ['an administrator', { viewer: person('ADMIN') }, false],
    ['nobody', { viewer: undefined }, false],
    ['on a break', { searchState: 'pause_profile', disableIntroductions: true }, true],
    ['not searching', { searchState: 'not_searching', disableIntroductions: true }, false],
    ['not searching, nothing said', { searchState: 'not_searching' }, false],
    ['not searching, the flag false', { searchState: 'not_searching', disableIntroductions: false }, true],
  ])('%s', (_, change, expected) => expect(showsActionBar({ ...base, ...change })).toBe(expected));
});
