import { numberFormat } from '../../domain/text/number-format.ts';
import { ordinal } from '../../domain/text/ordinal.ts';
import type { Locale } from '../../domain/viewer.ts';

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
type Format = { format: Intl.DateTimeFormat; written: Map<number, string> };
const cache = new Map<string, Format>();
/** The size of the cache: lists format the same few dates again and again, and formatting is slow. */
const mostWritten = 500;

/** One time zone for server and browser, so that both render the same text. */
const zone = 'Europe/Paris';

function format(
  locale: Locale,
  name: string,
  { timeZone = zone, ...options }: Intl.DateTimeFormatOptions,
  date: Date | string,
): string {
  const key = `${locale}:${name}:${timeZone}`;
  let known = cache.get(key);
  if (!known) {
    known = { format: new Intl.DateTimeFormat(tags[locale], { timeZone, ...options }), written: new Map() };
    cache.set(key, known);
  }
  const { written } = known;
  const moment = new Date(date).getTime();
  const before = written.get(moment);
  if (before !== undefined) return before;
  if (written.size >= mostWritten) written.clear();
  const text = ordinal(locale, known.format.format(moment));
  written.set(moment, text);
  return text;
}

export function day(locale: Locale, date: Date | string): string {
  return format(locale, 'day', { day: 'numeric', month: 'long', year: 'numeric' }, date);
}

/** A day that stays on one line, inside a longer sentence. */
export function unbrokenDay(locale: Locale, date: Date | string): string {
  return day(locale, date).replaceAll(' ', '\u00a0');
}

export function dayAndTime(locale: Locale, date: Date | string): string {
  return format(
    locale,
    'time',
    { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    date,
  );
}

/** An appointment of the next months in any time zone: « mardi 24 novembre à 10:00 ». */
export function dayAndTimeIn(locale: Locale, timeZone: string, date: Date | string): string {
  const day = format(locale, 'weekday', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }, date);
  const time = format(locale, 'clock', { timeZone, hour: '2-digit', minute: '2-digit' }, date);
  return locale === 'fr' ? `${day} à ${time}` : `${day} at ${time}`;
}

export function timeOfDay(locale: Locale, date: Date | string): string {
  return format(locale, 'clock', { hour: '2-digit', minute: '2-digit' }, date);
}

/** The month of a moment: on the first of a month in Paris it is the new month, although it is not yet in UTC. */
export function monthOf(locale: Locale, date: Date | string): string {
  return format(locale, 'month', { month: 'long', year: 'numeric' }, date);
}

export function shortDay(locale: Locale, date: Date | string): string {
  return format(locale, 'short', { day: 'numeric', month: 'short' }, date);
}

/** With one decimal, unless it is 0. */
export function oneDecimal(locale: Locale, value: number): string {
  return numberFormat(locale, 0, 1).format(value);
}

/** Always with two decimals. */
export function twoDecimals(locale: Locale, value: number): string {
  return numberFormat(locale, 2).format(value);
}

export function wholeNumber(locale: Locale, value: number): string {
  // Below a thousand there is nothing to group, and lists have dozens of such numbers.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return numberFormat(locale, 0, 3).format(value);
}
