import type { DeclineReason } from '../../../../domain/contact/dialogs/reply-draft.ts';
import type { PublishProblem } from '../../../../domain/jobs/schedule/publication-day.ts';
import type { AlertNews, OfferNews } from './alert-news.ts';
import type { WaitingLine } from './answer-emails.ts';
import type { ReminderLine } from './team-emails.ts';

/**
 * The content of an e-mail; the frame around it (greeting, signature, footer) is the same for all. HTML and plain text
 * are both made from it: no e-mail has its texts twice.
 */
export type EmailText = {
  subject: string;
  paragraphs: Paragraph[];
  sections?: Section[];
  /** `path`: a key of domain/paths.ts, with its query if it has one. */
  action?: { label: string; path: string; params?: Record<string, string> };
};

/** Plain text of the template, or a part with its own layout. */
export type Paragraph = string | Quote | Letter | Fact;
/** What another person wrote, shown as a quotation; each line is a paragraph. */
type Quote = { quote: string[] };
/** What a member of the team wrote to the reader: the e-mail itself, not a quotation. */
type Letter = { letter: string[] };
/** `value` stays as it was written. */
type Fact = { fact: string; value: string };

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
  /** The recruiter who caused an e-mail to the own team. */
  colleague?: string;
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
  /** Reminders of the reader about candidates. */
  reminders?: ReminderLine[];
  /** The titles of the offers applied to. */
  titles?: string[];
  /** The company answers in its own recruiting tool. */
  elsewhere?: boolean;
  /**
   * Offers that will close: their last day in the reader's language, whether the company chose it, and the page that
   * confirms them.
   */
  expiring?: { title: string; day: string; chosen: boolean; url: string }[];
  /** Why an offer did not go online on its day. */
  publishProblem?: PublishProblem;
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
  /** The slots of a meeting, and where it takes place. */
  slots?: string[];
  place?: string;
  /** The telephone number and the e-mail address of a developer, about a call. */
  phone?: string;
  address?: string;
};

export type EmailData = EmailWords & { brand: string; name: string };

/** Nothing for a text without words. */
export function quote(text: string | undefined): [Quote] | [] {
  const found = lines(text);
  return found.length > 0 ? [{ quote: found }] : [];
}

export function letter(text: string | undefined): [Letter] | [] {
  const found = lines(text);
  return found.length > 0 ? [{ letter: found }] : [];
}

export function fact(label: string, value: string | undefined): [Fact] | [] {
  return value ? [{ fact: label, value }] : [];
}

function lines(text: string | undefined): string[] {
  return (text ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
}
