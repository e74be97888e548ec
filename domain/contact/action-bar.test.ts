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

describe("'shown only when the viewer is a recruiter with a company and the developer's search state is not not_searching (or a second profile flag is false)'", () => {
  it.each<[string, Partial<ActionBarFacts>, boolean]>([
    ['a recruiter with a company', {}, true],
    ['a recruiter without one', { viewer: person('RECRUITER') }, false],
    ['a developer', { viewer: person('DEVELOPER') }, false],
    ['an administrator', { viewer: person('ADMIN') }, false],
    ['nobody', { viewer: undefined }, false],
    ['on a break', { jobSearchState: 'pause_profile', disableIntroductions: true }, true],
    ['not searching', { jobSearchState: 'not_searching', disableIntroductions: true }, false],
    ['not searching, nothing said', { jobSearchState: 'not_searching' }, false],
    ['not searching, the flag false', { jobSearchState: 'not_searching', disableIntroductions: false }, true],
  ])('%s', (_, change, expected) => expect(showsActionBar({ ...base, ...change })).toBe(expected));
});
