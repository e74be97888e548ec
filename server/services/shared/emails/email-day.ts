import { ordinal } from '../../../../domain/text/ordinal.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/** A day as text for an e-mail, in the time zone of Paris. */
export function emailDay(locale: Locale, date: Date): string {
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  const written = date.toLocaleDateString(tag, {
    timeZone: 'Europe/Paris',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return ordinal(locale, written);
}

/** A time as text for an e-mail, in the time zone of Paris. */
export function emailMoment(locale: Locale, date: Date): string {
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  const time = date.toLocaleTimeString(tag, { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
  const day = emailDay(locale, date);
  return locale === 'fr' ? `le ${day} à ${time} (heure de Paris)` : `on ${day} at ${time} (Paris time)`;
}
