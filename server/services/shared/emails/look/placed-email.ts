import type { Locale } from '../../../../../domain/viewer.ts';
import type { Item, Paragraph } from '../email-text.ts';

export type LinkTo = { label: string; url: string };

/** A heading, items with links, and links below them; every address is absolute. */
export type PlacedSection = { title: string; items: Item[]; ways: LinkTo[] };

/** An e-mail with its frame and its addresses, from which both of its forms are made: plain-text.ts and html.ts. */
export type PlacedEmail = {
  locale: Locale;
  brand: string;
  subject: string;
  heading: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  greeting: string;
  paragraphs: Paragraph[];
  sections: PlacedSection[];
  action: LinkTo | undefined;
  orCopy: string;
  signature: string;
  /** Why the reader receives it. */
  because: string;
  /** To the choice of e-mails, for an e-mail that can be turned off. */
  choices: LinkTo | undefined;
};
