import { describe, expect, it } from 'vitest';
import { missingInformation } from './missing-information.ts';

describe('missing information before contact (docs/product/contact.md, The start dialog)', () => {
  it.each([
    [true, false, ['companyPage', 'profilePicture']],
    [true, true, ['companyPage']],
    [false, false, ['profilePicture']],
    [false, true, []],
  ])(
    'company page not completed: %s, recruiter picture: %s → %o',
    (companyIsNotCompleted, hasProfilePicture, expected) =>
      expect(missingInformation({ companyIsNotCompleted, hasProfilePicture })).toEqual(expected),
  );
});
