import type { CompanyFacts } from '../../../domain/companies/completeness.ts';

type Row = {
  description: string | null;
  website: string | null;
  placeId: string | null;
  technologyCount: number;
  logoHandle: string | null;
  staffCount: number | null;
  superlikeRequirements: string | null;
};

/** The facts that the completeness of a company page depends on. */
export function companyFacts(row: Row): CompanyFacts {
  const { description, website, staffCount, superlikeRequirements } = row;
  return {
    description,
    website,
    staffCount,
    superlikeRequirements,
    hasPlace: row.placeId !== null,
    technologies: row.technologyCount,
    hasLogo: row.logoHandle !== null,
  };
}
