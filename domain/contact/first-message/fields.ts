import { fold } from '../../text/fold.ts';
import type { Locale } from '../../viewer.ts';
import { payText, placeText, type TermsView } from '../terms/terms-view.ts';

/** docs/product/contact.md, Templates of first messages: what a field stands for. */
export const messageFields = ['firstName', 'company', 'job', 'range', 'place'] as const;
export type MessageField = (typeof messageFields)[number];

const names: Record<Locale, Record<MessageField, string>> = {
  fr: { firstName: 'prénom', company: 'entreprise', job: 'offre', range: 'fourchette', place: 'lieu' },
  en: { firstName: 'first name', company: 'company', job: 'job', range: 'range', place: 'place' },
};

/** The field as it is written in a template. */
export const fieldIn = (locale: Locale, field: MessageField): string => `{${names[locale][field]}}`;

/** What the fields of one message are filled with; null: not known (yet). */
export type FieldValues = {
  /** As the recruiter sees the person named. */
  firstName: string | null;
  company: string | null;
  job: string | null;
  terms: Pick<TermsView, 'pay' | 'city' | 'remote'> | null;
};

type Named = { locale: Locale; field: MessageField };

const byName = new Map<string, Named>(
  (['fr', 'en'] as const).flatMap((locale) =>
    messageFields.map((field) => [fold(names[locale][field]), { locale, field }] as const),
  ),
);

/** Capitals, accents and further spaces do not matter. */
const named = (inside: string): Named | undefined => byName.get(fold(inside).trim().replace(/\s+/g, ' '));

const braces = /\{([^{}]*)\}/g;

/** A range and a place are written in the language of their field. */
function written({ locale, field }: Named, { terms, ...values }: FieldValues): string {
  switch (field) {
    case 'range':
      return terms ? payText(locale, terms.pay) : '';
    case 'place':
      return terms ? placeText(locale, terms) : '';
    default:
      return values[field] ?? '';
  }
}

/** The text with every field filled that can be; the others stay as they are. */
export function fillFields(text: string, values: FieldValues): string {
  return text.replace(braces, (whole, inside: string) => {
    const field = named(inside);
    // A value with braces of its own would be taken for a field.
    const value =
      field &&
      written(field, values)
        .replace(/[{}\p{Cc}]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim();
    return value || whole;
  });
}

/** Everything in braces that is left in a text, once each, in its order. */
export const openFields = (text: string): string[] => [...new Set([...text.matchAll(braces)].map(([whole]) => whole))];

/** The field that something in braces stands for; undefined for words of the recruiter, to be replaced by hand. */
export const fieldNamed = (whole: string): MessageField | undefined => named(whole.slice(1, -1))?.field;
