const missingParts = ['companyPage', 'profilePicture'] as const;
export type MissingPart = (typeof missingParts)[number];

/** The parts that the warning about missing information lists; empty when it is skipped. */
export function missingInformation(facts: {
  companyIsNotCompleted: boolean;
  hasProfilePicture: boolean;
}): MissingPart[] {
  const missing = { companyPage: facts.companyIsNotCompleted, profilePicture: !facts.hasProfilePicture };
  return missingParts.filter((part) => missing[part]);
}
