import { ordinal } from '../../text/ordinal.ts';
import type { Locale } from '../../viewer.ts';

const days: Record<Locale, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
};

/** « Débloqué le {date} » */
export function unlockedOn(locale: Locale, date: Date | string): string {
  const day = days[locale].format(new Date(date));
  return locale === 'fr' ? `Débloqué le ${ordinal(locale, day)}` : `Unlocked on ${day}`;
}
