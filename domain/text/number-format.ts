import type { Locale } from '../viewer.ts';

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const made = new Map<string, Intl.NumberFormat>();

/**
 * How numbers are written in a language, with at least and at most so many decimals. Made at the first use: the first
 * one of a page keeps a slow phone busy for a tenth of a second, and many pages need none.
 */
export function numberFormat(locale: Locale, atLeast = 0, atMost = atLeast): Intl.NumberFormat {
  const key = `${locale} ${atLeast} ${atMost}`;
  let format = made.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tags[locale], { minimumFractionDigits: atLeast, maximumFractionDigits: atMost });
    made.set(key, format);
  }
  return format;
}
