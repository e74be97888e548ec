import type { ContractType, RemoteFrequency } from '../profile/cards/job-terms.ts';

/** What a recruiter looks for: from the filters of a search, or from an offer. */
export type Need = {
  technologies: readonly { id: string; must: boolean }[];
  professionIds: readonly string[];
  years: { least: number | undefined; most: number | undefined } | undefined;
  /** The cities themselves, the places around them, and whole regions; `orRemote`: or fully remote. */
  place:
    | { cityIds: readonly string[]; nearIds: ReadonlySet<string>; regionIds: readonly string[]; orRemote: boolean }
    | undefined;
  remotes: readonly RemoteFrequency[];
  contracts: readonly ContractType[];
  /** The highest pay in thousands of euros per year. */
  pay: number | undefined;
  languages: readonly { id: string; level: number }[];
};

export const emptyNeed: Need = {
  technologies: [],
  professionIds: [],
  years: undefined,
  place: undefined,
  remotes: [],
  contracts: [],
  pay: undefined,
  languages: [],
};

/** Without a need, a list is ordered by date. */
export function isNeed(need: Need): boolean {
  return (
    need.technologies.length > 0 ||
    need.professionIds.length > 0 ||
    need.years !== undefined ||
    need.place !== undefined ||
    need.remotes.length > 0 ||
    need.contracts.length > 0 ||
    need.pay !== undefined ||
    need.languages.length > 0
  );
}
