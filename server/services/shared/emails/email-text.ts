import type { DeclineReason } from '../../../../domain/contact/dialogs/decline.ts';
import type { AlertNews } from './alert-news.ts';

/** What a message says; the frame around it (greeting, footer, HTML) is the same for all. */
export type EmailText = {
  subject: string;
  paragraphs: string[];
  sections?: Section[];
  /** `path`: a key of domain/paths.ts, with its query if it has one. */
  action?: { label: string; path: string; params?: Record<string, string> };
};

/** A heading, links out of the e-mail, and ways to pages of ours below them. */
export type Section = {
  title: string;
  items: { label: string; detail: string; url: string }[];
  ways: { label: string; path: string }[];
};

/** What an e-mail may be told; each one uses what it needs. */
export type EmailWords = {
  token?: string;
  company?: string;
  companyId?: string;
  /** Somebody else than the reader. */
  person?: string;
  plan?: string;
  /** What somebody wrote, on one or several lines. */
  reason?: string;
  /** Where somebody chose the words themselves. */
  subject?: string;
  news?: AlertNews[];
  /** The conversation that it is about: a developer has it under the introduction, a company under the developer. */
  introductionId?: string;
  developerId?: string;
  decline?: DeclineReason;
  /** How many of what it tells of. */
  count?: number;
  /** What a question asks, and where it is. */
  title?: string;
  testId?: string;
  questionId?: string;
  /** The name of a test. */
  test?: string;
  followed?: boolean;
  /** How many it would be on another day. */
  usual?: number;
  /** A day, as the reader's language says it. */
  day?: string;
  /** When something happened, as the reader's language says it. */
  moment?: string;
};

export type EmailData = EmailWords & { brand: string; name: string };

/** A text of several lines as paragraphs of its own. */
export function lines(text: string | undefined): string[] {
  return (text ?? '').split(/\n+/).filter((line) => line.trim() !== '');
}
