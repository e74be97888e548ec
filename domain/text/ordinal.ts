import type { Locale } from '../viewer.ts';

/** Intl writes '1 septembre'; French writes the first day of a month, and no other, as an ordinal. */
export function ordinal(locale: Locale, written: string): string {
  return locale === 'fr' ? written.replace(/^1(?=\s\p{L})/u, '1er') : written;
}
