import type { Locale } from '../viewer.ts';

/** The platform writes '1 septembre'; French says the first of a month, and no other day, as an ordinal. */
export function ordinal(locale: Locale, written: string): string {
  return locale === 'fr' ? written.replace(/^1(?=\s\p{L})/u, '1er') : written;
}
