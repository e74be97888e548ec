import type { niceFilters, radii } from '../library/filters.ts';
import type { ContractType, RemoteFrequency } from '../profile/cards/job-terms.ts';
import type { Span } from './tokens.ts';

/** What some words of a text mean. */
export type Meaning =
  | { kind: 'technology' | 'plus' | 'without' | 'profession' | 'city' | 'region' | 'language'; id: string }
  | { kind: 'years'; from: number | undefined; to: number | undefined }
  | { kind: 'salary'; least: number | undefined; most: number | undefined }
  | { kind: 'radius'; kilometres: (typeof radii)[number] }
  | { kind: 'remote'; frequency: RemoteFrequency }
  // « Nantes ou télétravail »: the place, or work from anywhere.
  | { kind: 'orRemote' }
  | { kind: 'contract'; type: ContractType }
  | { kind: 'state'; state: string }
  // « idéalement »: the filter leaves no one out.
  | { kind: 'nice'; filter: (typeof niceFilters)[number] }
  // From 0 to 100, of the languages of the text.
  | { kind: 'level'; value: number }
  // No filter: the word must be there, or must not.
  | { kind: 'word' | 'not'; word: string };
export type MeaningKind = Meaning['kind'];

/** A meaning with the words that it comes from, and all that leaves the text with them. */
export type Part = Meaning & { typed: string; spans: Span[] };

/** A misspelt word, and what it was read as. */
export type Correction = { typed: string; span: Span; part: Part };

export type Understood = {
  text: string;
  parts: Part[];
  /** The technologies: one of each group is required. */
  groups: string[][];
  corrections: Correction[];
};

/** The cities that a text may name. */
export type PlaceNames = {
  /** The id of the best-known city of this name: folded words with a space between, because « Lagarde » is not La Garde. */
  find: (name: string) => string | undefined;
  /** The most words of one name. */
  longest: number;
  /** The names of large cities, for corrections. */
  names: () => Iterable<string>;
};
