import { kindOf, optionalKindOf } from '../../../../domain/account/email-kinds.ts';
import { type PathKey, pathWith } from '../../../../domain/paths.ts';
import { typography } from '../../../../domain/text/typography.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import type { EmailText, EmailWords, Paragraph } from './email-text.ts';
import { becauseTexts } from './look/because.ts';
import { htmlDocument } from './look/html.ts';
import type { PlacedEmail } from './look/placed-email.ts';
import { plainText, preheaderOf } from './look/plain-text.ts';
import { emailTexts, type Template } from './templates.ts';

export type Rendered = { subject: string; text: string; html: string };

export function renderEmail(
  template: Template,
  locale: Locale,
  config: Pick<Config, 'BRAND_NAME' | 'BASE_URL'>,
  data: EmailWords & { name: string },
): Rendered {
  const placed = placeEmail(template, locale, config, data);
  return { subject: placed.subject, text: plainText(placed), html: htmlDocument(placed) };
}

/** The e-mail with its frame, in the typography of its language, and with absolute addresses. */
export function placeEmail(
  template: Template,
  locale: Locale,
  { BRAND_NAME: brand, BASE_URL: base }: Pick<Config, 'BRAND_NAME' | 'BASE_URL'>,
  data: EmailWords & { name: string },
): PlacedEmail {
  const texts = emailTexts[locale];
  const email = texts.emails[template]({ brand, ...data });
  // French spaces in what we wrote. What a user wrote stays as it is, and so do addresses.
  const set = (text: string) => (locale === 'fr' ? typography(text) : text);
  const setParagraph = (one: Paragraph): Paragraph => {
    if (typeof one === 'string') return set(one);
    return 'fact' in one ? { ...one, fact: set(one.fact) } : one;
  };
  const linkTo = (way: NonNullable<EmailText['action']>) => ({
    label: set(way.label),
    url: addressOf(way, locale, base),
  });
  const paragraphs = email.paragraphs.map(setParagraph);
  return {
    locale,
    brand,
    // With ordinary spaces, because people search for its words.
    subject: email.subject,
    heading: set(headingOf(email.subject, brand)),
    preheader: preheaderOf(paragraphs, locale),
    greeting: texts.greeting(data.name),
    paragraphs,
    sections: (email.sections ?? []).map(({ title, items, ways }) => ({
      title: set(title),
      items: items.map(({ label, detail, note, url }) => ({
        label: set(label),
        detail: set(detail),
        ...(note && { note: set(note) }),
        url,
      })),
      ways: ways.map(linkTo),
    })),
    action: email.action && linkTo(email.action),
    orCopy: set(texts.orCopy),
    signature: texts.signature(brand),
    because: set(becauseTexts[locale](kindOf(template), brand)),
    // Only what its reader can turn off has the link to the choices.
    choices: optionalKindOf(template) ? linkTo({ label: texts.choose, path: 'emailSettings' }) : undefined,
  };
}

/** The name of the product at the beginning of a subject is for the mailbox; the e-mail has it above the heading. */
function headingOf(subject: string, brand: string): string {
  return subject.startsWith(`[${brand}] `) ? subject.slice(brand.length + 3) : subject;
}

function addressOf(
  { path, params }: Omit<NonNullable<EmailText['action']>, 'label'>,
  locale: Locale,
  base: string,
): string {
  const [key = 'home', query] = path.split('?');
  return `${base}${pathWith(locale, key as PathKey, params)}${query ? `?${query}` : ''}`;
}
