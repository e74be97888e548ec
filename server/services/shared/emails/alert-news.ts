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

/** The news of one search of offers in an alert e-mail, of the offers that fit the profile, or of followed companies. */
export type OfferNews = {
  /** The name of a search, and its query string for the list of offers; offers that fit the profile; followed companies. */
  about: { name: string; query: string } | { fit: true } | { followed: true };
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
