import type { Locale } from '../../../../domain/viewer.ts';
import { shortDay } from '../../../i18n/dates.ts';

const timeZone = 'Europe/Paris';
/** The Swedish format of a date is 2026-11-16, which serves as a key. */
const dayKey = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const weekdays: Record<Locale, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { timeZone, weekday: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }),
};
const hours = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' });

export type SlotDay = { key: string; slots: [string, ...string[]] };

/** The slots grouped by day in Paris, in the given order. */
export function slotDays(slots: string[]): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const slot of slots) {
    const key = dayKey.format(new Date(slot));
    const day = days.get(key);
    if (day) day.slots.push(slot);
    else days.set(key, { key, slots: [slot] });
  }
  return [...days.values()];
}

/** « lun. 16 nov. », « mar. 1er juin ». */
export function dayName(locale: Locale, slot: string): string {
  return `${weekdays[locale].format(new Date(slot))} ${shortDay(locale, slot)}`;
}

/** The format 09:30 is the same in both languages. */
export function hour(slot: string): string {
  return hours.format(new Date(slot));
}
