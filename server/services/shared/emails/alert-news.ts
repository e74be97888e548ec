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
