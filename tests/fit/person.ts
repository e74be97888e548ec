import type { Need } from './need.ts';

/**
 * The facts by which a person is ranked for a need. Name, gender, age, photo, health, home and nationality are left
 * out: they must not count.
 */
export type Person = {
  /** The last part of the profile's address: only to name the person in a ranking. */
  key: string;
  professionId: string | null;
  years: number;
  /** Favourite technologies in the person's order; levels from 0 to 100. */
  technologies: { id: string; level: number }[];
  /** Shown tests; `centile` is a fraction, 0.05 for the best five per cent. */
  tests: ShownTest[];
  /** Cities wished for, with the regions they are in. */
  places: Place[];
  remote: string | null;
  /** With a hybrid wish. */
  remoteDays: number | null;
  contracts: readonly string[];
  /** Thousands of euros a year. */
  salary: number | null;
  dailyRate: number | null;
  languages: { id: string; level: number }[];
  jobSearchState: string;
  sentence: string;
  interestedTechnologies: string;
  experiences: { title: string; description: string; start: Month; end: Month | null }[];
  projects: { name: string; description: string }[];
  boost: number;
  lastUpdate: Date;
};

export type ShownTest = { technologyId: string; centile: number };
export type Place = { cityFr: string; cityEn: string; region: string };
/** January is 0. */
type Month = { year: number; month: number };

/** The keys of all people, the best first; between equals the given order is kept. A ranking sees no judgement. */
export type Ranking = (need: Omit<Need, 'judgements'>, people: readonly Person[]) => string[];
