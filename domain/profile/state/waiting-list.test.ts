import { expect, it } from 'vitest';
import { offersProfile } from '../../assessments/test-on-profile.ts';
import { possibleActs } from '../../moderation/standing.ts';
import { profileState } from './profile-state.ts';
import { isOnWaitingList } from './waiting-list.ts';

it.each([
  [null, true],
  ['waiting', true],
  ['reviewed', false],
  ['published', false],
])('docs/product/moderation.md, Validation of profiles: %s is on the waiting list: %s', (validationStatus, waits) => {
  const profile = { validationStatus, isShort: false, disabled: false, disabledReason: null };
  expect(isOnWaitingList(profile)).toBe(waits);
  expect(profileState({ ...profile, jobSearchState: 'actively_searching', unavailable: false }) === 'waiting').toBe(
    waits,
  );
  expect(possibleActs(profile).includes('review')).toBe(waits);
  expect(offersProfile({ ...profile, practice: false })).toBe(!waits);
});
