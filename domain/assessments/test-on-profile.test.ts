import { describe, expect, it } from 'vitest';
import { centileForProfile, offersProfile, profileButton } from './test-on-profile.ts';

const endDate = new Date('2026-11-10T10:00:00Z');
const ranking = (centile: number) => ({ allTime: { centile } });

describe('the centile of a session for the profile (docs/product/assessments.md, A result on the profile)', () => {
  it.each([
    ['both', { ranking: ranking(0.3), updatedRanking: ranking(0.2) }, 0.2],
    ['an updated ranking of the best player', { ranking: ranking(0.3), updatedRanking: ranking(0) }, 0],
    ['only the ranking at the end of the session', { ranking: ranking(0.3) }, 0.3],
    ['an updated ranking without an all-time entry', { ranking: ranking(0.3), updatedRanking: {} }, 0.3],
    ['none', {}, undefined],
  ])('with the rankings: %s', (_, session, centile) => expect(centileForProfile(session)).toBe(centile));
});

describe('the profile button of a completed session (docs/product/assessments.md, A result on the profile)', () => {
  const session = { endDate, ranking: ranking(0.3) };

  it.each([
    ['adds the test when the profile does not show it', { session, shown: undefined }, 'add'],
    [
      'removes the test when the profile shows this session',
      { session, shown: { endDate: new Date(endDate) } },
      'remove',
    ],
    [
      'is disabled when the profile shows another session of this test',
      { session, shown: { endDate: new Date('2026-10-01T10:00:00Z') } },
      'otherSession',
    ],
    ['is disabled without a centile', { session: { endDate }, shown: undefined }, 'noCentile'],
    ['removes a session whose ranking no longer exists', { session: { endDate }, shown: { endDate } }, 'remove'],
  ] as const)('the button %s', (_, facts, expected) => expect(profileButton(facts)).toBe(expected));
});

describe('offering a result for the profile (docs/product/assessments.md, A result on the profile)', () => {
  const facts = { validationStatus: 'published', isShort: false, practice: false };
  it.each([
    ['a published profile', facts, true],
    ['a profile that the team has reviewed', { ...facts, validationStatus: 'reviewed' }, true],
    ['a profile that waits for the team', { ...facts, validationStatus: 'waiting' }, false],
    ['a short profile', { ...facts, isShort: true }, false],
    ['practice', { ...facts, practice: true }, false],
  ])('is possible or not for %s', (_, given, offered) => expect(offersProfile(given)).toBe(offered));
});
