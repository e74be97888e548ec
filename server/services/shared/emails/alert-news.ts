/** What an e-mail about saved searches tells of one of them. */
export type AlertNews = {
  search: string;
  /** The search itself, as the address of the library has it. */
  query: string;
  total: number;
  people: { name: string; facts: string[]; url: string }[];
  /** Ends this alert, without signing in. */
  stopToken: string;
};
