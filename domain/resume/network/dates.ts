import { fold } from '../../text/fold.ts';

/** A month counts from 0, and is null where the export shows only a year. */
export type ExportDate = { year: number; month: number | null };
export type Period = { start: ExportDate; end: ExportDate | null; stillEmployed: boolean };

const monthNames = [
  ['january', 'janvier', 'jan', 'janv'],
  ['february', 'fevrier', 'feb', 'fevr', 'fev'],
  ['march', 'mars', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['may', 'mai'],
  ['june', 'juin', 'jun'],
  ['july', 'juillet', 'jul', 'juil'],
  ['august', 'aout', 'aug'],
  ['september', 'septembre', 'sep', 'sept'],
  ['october', 'octobre', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dec'],
];

const present = /^(present|aujourd['’]hui|a ce jour|en cours)$/;
const date = /^(?:(\p{L}+)\.? )?(\d{4})$/u;
const duration = /^(less than a year|moins d['’]un an|\d+ (years?|ans?|months?|mois)( \d+ (months?|mois))?)$/;

/** The line under a job title: `March 2012 - 2014 (2 years)`. Undefined for any other line. */
export function parsePeriod(line: string): Period | undefined {
  const text = simplified(line).replace(/ ?\([^()]*\)$/, '');
  const [from, to, ...more] = text.split(/ ?[-–—] ?/);
  if (more.length > 0) return undefined;
  const start = parseDate(from ?? '');
  if (!start) return undefined;
  if (to === undefined) return { start, end: start, stillEmployed: false };
  if (present.test(to)) return { start, end: null, stillEmployed: true };
  const end = parseDate(to);
  return end && { start, end, stillEmployed: false };
}

/**
 * The time between two dates that an export adds to them: `1 year 1 month`, `2 ans 1 mois`, with or without
 * parentheses.
 */
export function isDuration(line: string): boolean {
  return duration.test(simplified(line).replace(/^\((.*)\)$/, '$1'));
}

export function durationMonths(line: string): number {
  const text = simplified(line);
  const count = (unit: RegExp) => Number(text.match(unit)?.[1] ?? 0);
  return count(/(\d+) (?:year|an)/) * 12 + count(/(\d+) mo/);
}

/** The last year between the parentheses of an education: 2019 of `September 2018 - 2019`. */
export function lastYear(text: string): number | null {
  const year = text.match(/\d{4}(?!.*\d{4})/s)?.[0];
  return year ? Number(year) : null;
}

function parseDate(text: string): ExportDate | undefined {
  const [, name, digits] = text.match(date) ?? [];
  const year = Number(digits);
  if (!digits || year < 1900 || year > 2200) return undefined;
  if (!name) return { year, month: null };
  const month = monthNames.findIndex((names) => names.includes(name));
  return month < 0 ? undefined : { year, month };
}

function simplified(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
