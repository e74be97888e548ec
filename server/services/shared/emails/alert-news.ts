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

/** The news of one search of offers in an alert e-mail. */
export type OfferNews = {
  search: string;
  /** The search as query string of the list of offers. */
  query: string;
  total: number;
  offers: { title: string; company: string; terms: Terms; url: string }[];
  /** Stops this alert without signing in. */
  stopToken: string;
};
