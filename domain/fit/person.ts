import type { JobSearchState } from '../profile/cards/job-search.ts';

/**
 * Everything about a developer that fit reads. Name, picture, gender forms, birth or graduation years, health and
 * nationality are not here, so that they cannot count.
 */
export type FitPerson = {
  /** Favourite technologies, each with its strength (strength.ts). */
  technologies: readonly { id: string; strength: number }[];
  professionId: string | null;
  years: number;
  /** The cities wished for, and their regions. */
  placeIds: readonly string[];
  regionIds: readonly string[];
  remote: string | null;
  contractTypes: readonly string[];
  salary: number | null;
  languages: readonly { id: string; level: number }[];
  state: JobSearchState;
  /** Whole days since the last change of the profile. */
  age: number;
  /** Per cent of the requests of companies that the developer has answered; null when there are too few. */
  answering: number | null;
};
