import { useSyncExternalStore } from 'react';
import { isTimeZone } from '../../domain/calendar/time-zone.ts';
import { withDe } from '../../domain/text/elision.ts';
import type { Locale } from '../../domain/viewer.ts';
import { dayAndTimeIn } from './dates.ts';
import { useLocale } from './texts.ts';

const serverZone = 'Europe/Paris';

/** The time zone of the device; that of the server where it is not one of the IANA list. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : serverZone;
}

const neverChanges = () => () => {};

/** The zone in which appointments are shown: that of Paris as the server renders the page, then that of the device. */
function useTimeZone(): string {
  return useSyncExternalStore(neverChanges, ownZone, () => serverZone);
}

/** « heure de Paris »: a zone is named after its city. */
export function zoneName(locale: Locale, zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (!zone.includes('/')) return locale === 'fr' ? `heure ${city}` : `${city} time`;
  return locale === 'fr' ? `heure ${withDe(city)}` : `${city} time`;
}

/** An appointment as the viewer's clock shows it, and the name of the zone. */
export function useAppointment(): { when: (at: string) => string; zone: string; whenAndZone: (at: string) => string } {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const when = (at: string) => dayAndTimeIn(locale, timeZone, at);
  const zone = zoneName(locale, timeZone);
  return { when, zone, whenAndZone: (at) => `${when(at)} (${zone})` };
}
