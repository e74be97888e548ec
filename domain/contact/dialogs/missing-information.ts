export const missingParts = ['companyPage', 'profilePicture'] as const;
export type MissingPart = (typeof missingParts)[number];

/** What the incomplete-info warning lists; empty when it is to be skipped. */
export function missingInformation(facts: {
  companyIsNotCompleted: boolean;
  hasProfilePicture: boolean;
}): MissingPart[] {
  const missing = { companyPage: facts.companyIsNotCompleted, profilePicture: !facts.hasProfilePicture };
  return missingParts.filter((part) => missing[part]);
}
