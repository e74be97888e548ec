import { ordinal } from '../../../../domain/text/ordinal.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/** A day as a letter says it, in the time of Paris. */
export function letterDay(locale: Locale, date: Date): string {
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  const written = date.toLocaleDateString(tag, {
    timeZone: 'Europe/Paris',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return ordinal(locale, written);
}

/** A moment as a letter says it, in the time of Paris. */
export function letterMoment(locale: Locale, date: Date): string {
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  const time = date.toLocaleTimeString(tag, { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
  const day = letterDay(locale, date);
  return locale === 'fr' ? `le ${day} à ${time} (heure de Paris)` : `on ${day} at ${time} (Paris time)`;
}
