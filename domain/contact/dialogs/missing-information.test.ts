import { describe, expect, it } from 'vitest';
import { missingInformation } from './missing-information.ts';

describe("'Votre page entreprise est incomplète' when the company isNotCompleted, 'Vous n'avez pas de photo de profil' when the recruiter has no profile picture", () => {
  it.each([
    [true, false, ['companyPage', 'profilePicture']],
    [true, true, ['companyPage']],
    [false, false, ['profilePicture']],
    [false, true, []],
  ])('not completed: %s, picture: %s → %o', (companyIsNotCompleted, hasProfilePicture, expected) =>
    expect(missingInformation({ companyIsNotCompleted, hasProfilePicture })).toEqual(expected),
  );
});
