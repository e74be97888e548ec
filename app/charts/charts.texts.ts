import { defineTexts } from '../i18n/texts.ts';

/** Words of the charts themselves; titles and sentences come from the pages that show them. */
export const chartsTexts = defineTexts(
  {
    nothing: 'Rien à montrer pour le moment.',
    pair: (name: string, value: string) => `${name} : ${value}`,
    percent: (share: number) => `${share} %`,
    range: (from: string, to: string) => (from === to ? from : `de ${from} à ${to}`),
    thousands: (value: number) => `${value} k€`,
    thousandsRange: (from: number, to: number) => (from === to ? `${from} k€` : `${from}–${to} k€`),
    median: (value: string) => `médiane ${value}`,
    interval: 'Marge d’incertitude',
    point: 'Repère',
  },
  {
    nothing: 'Nothing to show for now.',
    pair: (name, value) => `${name}: ${value}`,
    percent: (share) => `${share}%`,
    range: (from, to) => (from === to ? from : `from ${from} to ${to}`),
    thousands: (value) => `€${value}k`,
    thousandsRange: (from, to) => (from === to ? `€${from}k` : `€${from}k–€${to}k`),
    median: (value) => `median ${value}`,
    interval: 'Margin of uncertainty',
    point: 'Point',
  },
);
