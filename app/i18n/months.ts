import type { Month } from '../../domain/profile/month.ts';
import type { Locale } from '../../domain/viewer.ts';

/** A fixed list: a profile shows dozens of months, and Intl would cost more than the rest of the card. */
export const monthNames: Record<Locale, readonly string[]> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/** 'mars 2021', 'March 2021' */
export function monthAndYear(locale: Locale, { year, month }: Month): string {
  return `${monthNames[locale][month] ?? ''} ${year}`;
}
