import { colon } from '../../../../../domain/text/colon.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import type { Paragraph } from '../email-text.ts';
import type { LinkTo, PlacedEmail, PlacedSection } from './placed-email.ts';

/** The e-mail for readers and programs without HTML; it says the same, in the same order. */
export function plainText(email: PlacedEmail): string {
  const { locale, action, choices } = email;
  const link = ({ label, url }: LinkTo) => `${label}${colon[locale]}\n${url}`;
  return [
    email.greeting,
    ...email.paragraphs.map((one) => paragraphText(one, locale)),
    ...email.sections.map((section) => sectionText(section, link)),
    ...(action ? [link(action)] : []),
    email.signature,
    // The line with which mail programs recognise that the message is over (RFC 3676).
    `-- \n${email.because}${choices ? `\n${link(choices)}` : ''}`,
  ].join('\n\n');
}

function paragraphText(paragraph: Paragraph, locale: Locale): string {
  if (typeof paragraph === 'string') return paragraph;
  if ('quote' in paragraph) return paragraph.quote.map((line) => `> ${line}`).join('\n>\n');
  if ('letter' in paragraph) return paragraph.letter.join('\n\n');
  return `${paragraph.fact}${colon[locale]} ${paragraph.value}`;
}

function sectionText({ title, items, ways }: PlacedSection, link: (to: LinkTo) => string): string {
  const rows = items.map(({ label, detail, note, url }) =>
    [`- ${[label, detail].filter(Boolean).join(', ')}`, ...(note ? [note] : []), url].join('\n  '),
  );
  return [title, ...rows, ...ways.map(link)].join('\n');
}

const longest = 130;

/** The beginning of what the e-mail says after the greeting, on one line. */
export function preheaderOf(paragraphs: readonly Paragraph[], locale: Locale): string {
  const words = paragraphs
    .map((one) => (typeof one === 'object' && 'quote' in one ? one.quote.join(' ') : paragraphText(one, locale)))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);
  let text = '';
  for (const word of words) {
    const longer = text ? `${text} ${word}` : word;
    if (longer.length > longest) return `${text || Array.from(word).slice(0, longest).join('')}…`;
    text = longer;
  }
  return text;
}
