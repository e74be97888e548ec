/** What a message says; the frame around it (greeting, footer, HTML) is the same for all. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  /** `path`: a key of domain/paths.ts, with its query if it has one. */
  action?: { label: string; path: string; params?: Record<string, string> };
};

/** What a letter may be told; each one uses what it needs. */
export type LetterWords = {
  token?: string;
  company?: string;
  companyId?: string;
  /** Somebody else than the reader. */
  person?: string;
  plan?: string;
  /** What somebody wrote, on one or several lines. */
  reason?: string;
};

export type LetterData = LetterWords & { brand: string; name: string };
