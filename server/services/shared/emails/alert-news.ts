import type { Terms } from '../../../../domain/jobs/job-terms.ts';

/** The news of one saved search in an alert e-mail. */
export type AlertNews = {
  search: string;
  /** The search as query string of the library page. */
  query: string;
  total: number;
  people: { name: string; facts: string[]; url: string }[];
  /** Stops this alert without signing in. */
  stopToken: string;
};

/** The news of one search of offers in an alert e-mail, or of the offers that fit the reader's profile. */
export type OfferNews = {
  /** The name of the search, and its query string for the list of offers; undefined for offers that fit the profile. */
  saved: { name: string; query: string } | undefined;
  total: number;
  offers: OfferItem[];
  /** Stops this alert without signing in. */
  stopToken: string;
};

export type OfferItem = {
  title: string;
  company: string;
  terms: Terms;
  url: string;
  /** Why it fits the reader, in phrases of the reader's language. */
  fit?: { percent: number; has: string[]; lacks: string[] };
};
