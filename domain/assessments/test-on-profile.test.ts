import { describe, expect, it } from 'vitest';
import { centileForProfile, offersProfile, profileButton } from './test-on-profile.ts';

const endDate = new Date('2026-11-10T10:00:00Z');
const ranking = (centile: number) => ({ allTime: { centile } });

describe("'centile comes from updatedRanking, else ranking, all-time'", () => {
  it.each([
    ['both', { ranking: ranking(0.3), updatedRanking: ranking(0.2) }, 0.2],
    ['the best there is', { ranking: ranking(0.3), updatedRanking: ranking(0) }, 0],
    ['only the first', { ranking: ranking(0.3) }, 0.3],
    ['an updated one without all-time', { ranking: ranking(0.3), updatedRanking: {} }, 0.3],
    ['none', {}, undefined],
  ])('%s', (_, session, centile) => expect(centileForProfile(session)).toBe(centile));
});

describe('the button of a completed session', () => {
  const session = { endDate, ranking: ranking(0.3) };

  it.each([
    ["'Ajouter à mon CV' when the profile does not hold the test", { session, shown: undefined }, 'add'],
    ["'Retirer du profil' when it holds this session", { session, shown: { endDate: new Date(endDate) } }, 'remove'],
    [
      "'If the profile holds this test with a different endDate (another session), the button is disabled'",
      { session, shown: { endDate: new Date('2026-10-01T10:00:00Z') } },
      'otherSession',
    ],
    ["'the button requires a centile'", { session: { endDate }, shown: undefined }, 'noCentile'],
    ['one whose ranking is gone can still be taken off', { session: { endDate }, shown: { endDate } }, 'remove'],
  ] as const)('%s', (_, facts, expected) => expect(profileButton(facts)).toBe(expected));
});

describe("'Not offered when the developer is on a waiting list, when the profile is short, or for practice sessions'", () => {
  const facts = { validationStatus: 'published', isShort: false, practice: false };
  it.each([
    ['a published profile', facts, true],
    ['one that the team has reviewed', { ...facts, validationStatus: 'reviewed' }, true],
    ['one that waits for the team', { ...facts, validationStatus: 'waiting' }, false],
    ['a short one', { ...facts, isShort: true }, false],
    ['practice', { ...facts, practice: true }, false],
  ])('%s', (_, given, offered) => expect(offersProfile(given)).toBe(offered));
});
