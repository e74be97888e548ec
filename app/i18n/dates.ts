import type { Locale } from '../../domain/viewer.ts';

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const cache = new Map<string, Intl.DateTimeFormat>();

/** One time zone for server and browser, so that both write the same words. */
const zone = 'Europe/Paris';

function format(locale: Locale, name: string, options: Intl.DateTimeFormatOptions, date: Date | string): string {
  const key = `${locale}:${name}`;
  const known = cache.get(key) ?? new Intl.DateTimeFormat(tags[locale], { timeZone: zone, ...options });
  cache.set(key, known);
  return known.format(new Date(date));
}

export function day(locale: Locale, date: Date | string): string {
  return format(locale, 'day', { day: 'numeric', month: 'long', year: 'numeric' }, date);
}

export function dayAndTime(locale: Locale, date: Date | string): string {
  return format(
    locale,
    'time',
    { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    date,
  );
}

export function timeOfDay(locale: Locale, date: Date | string): string {
  return format(locale, 'clock', { hour: '2-digit', minute: '2-digit' }, date);
}

export function shortDay(locale: Locale, date: Date | string): string {
  return format(locale, 'short', { day: 'numeric', month: 'short' }, date);
}

const numbers: Record<Locale, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat(tags.fr),
  en: new Intl.NumberFormat(tags.en),
};

export function wholeNumber(locale: Locale, value: number): string {
  // Below a thousand there is nothing to group, and lists have dozens of such numbers.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return numbers[locale].format(value);
}
