import type { DeclineReason } from '../../../../domain/contact/dialogs/decline.ts';
import type { AlertNews, OfferNews } from './alert-news.ts';
import type { WaitingLine } from './answer-emails.ts';

/** The content of an e-mail; the frame around it (greeting, footer, HTML) is the same for all. */
export type EmailText = {
  subject: string;
  paragraphs: string[];
  sections?: Section[];
  /** `path`: a key of domain/paths.ts, with its query if it has one. */
  action?: { label: string; path: string; params?: Record<string, string> };
};

/** A heading, items with links, and below them links to pages of the product. */
type Section = {
  title: string;
  items: Item[];
  ways: { label: string; path: string }[];
};

/** `note`: a second line below the detail. */
export type Item = { label: string; detail: string; note?: string; url: string };

/** The values of all e-mails; each template uses those that it needs. */
export type EmailWords = {
  token?: string;
  company?: string;
  companyId?: string;
  /** The name of another person than the reader. */
  person?: string;
  plan?: string;
  /** A text of a user, on one or several lines. */
  reason?: string;
  /** What the team corrected after a request about a ranking. */
  correction?: string;
  /** For e-mails whose subject an administrator wrote. */
  subject?: string;
  news?: AlertNews[];
  /** Applications that wait for the company's answer. */
  waiting?: WaitingLine[];
  /** The titles of the offers applied to. */
  titles?: string[];
  /** The company answers in its own recruiting tool. */
  elsewhere?: boolean;
  /** Offers that will close: their last day in the reader's language, and the page that confirms them. */
  expiring?: { title: string; day: string; url: string }[];
  offerNews?: OfferNews[];
  /** The conversation: a developer opens it by the introduction, a company by the developer. */
  introductionId?: string;
  developerId?: string;
  decline?: DeclineReason;
  /** Pay, place and contract in the reader's language, and the title of the offer that says them. */
  terms?: string;
  offer?: string;
  /** How many profiles, messages or other things the e-mail is about. */
  count?: number;
  /** The title of a question, and its place. */
  title?: string;
  testId?: string;
  questionId?: string;
  /** The name of a test. */
  test?: string;
  /** The end of the address of a test or an offer. */
  alias?: string;
  followed?: boolean;
  /** How many are usual on a day. */
  usual?: number;
  /** A day in the reader's language. */
  day?: string;
  /** A time in the reader's language. */
  moment?: string;
  /** The telephone number and the e-mail address of a developer, about a call. */
  phone?: string;
  address?: string;
};

export type EmailData = EmailWords & { brand: string; name: string };

/** Splits a text of several lines into paragraphs. */
export function lines(text: string | undefined): string[] {
  return (text ?? '').split(/\n+/).filter((line) => line.trim() !== '');
}
