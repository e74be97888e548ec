import { line } from './reading.ts';
import type { Vocabulary } from './words.ts';

const months = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** A month and its year stay on the same line. */
function moment(words: Vocabulary, date: unknown, yearOnly: boolean): string | undefined {
  const written = line(date);
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2}(?:T.*)?)?$/.exec(written ?? '') ?? [];
  // A date in an unknown format is printed as it is.
  if (!year) return written;
  const name = months[words.language][Number(month) - 1];
  return name && !yearOnly ? `${name}\u00a0${year}` : year;
}

/** The period; an entry with a start and no end still continues. */
export function period(words: Vocabulary, start: unknown, end: unknown, yearOnly = false): string | undefined {
  const [from, to] = [moment(words, start, yearOnly), moment(words, end, yearOnly)];
  if (!from) return to;
  return from === to ? from : `${from} – ${to ?? words.today}`;
}

export const day = (words: Vocabulary, date: unknown): string | undefined => moment(words, date, false);
