import { compareMonths, firstMonth, type Month } from '../profile/month.ts';
import { fold } from '../text/fold.ts';

/** A date as written: perhaps a year only. */
export type WrittenMonth = { year: number; month: number | null };

const two = (number: number) => String(number).padStart(2, '0');

/** Date format yyyy-MM-dd. */
export const isoDay = ({ year, month }: Month) => `${year}-${two(month + 1)}-01`;

const longest = 60;

/** English and French, short or whole, without accents. */
const monthNames = [
  'jan',
  'fe[bv]',
  'mar',
  'a[pv]r',
  'ma[iy]',
  'juin|june|jun',
  'juil|july|jul',
  'au[gs]|aou',
  'sep',
  'oct',
  'nov',
  'dec',
].map((name) => new RegExp(`(?<![a-z])(?:${name})[a-z]*`));

const stillGoing =
  /^(present|now|current|today|ongoing|to date|until now|aujourd|actuel|maintenant|en cours|en poste|a ce jour|ce jour)/;

/** 'present' for a current job, undefined without a value, 'unreadable' for an unknown format. */
export function readMonth(value: unknown): WrittenMonth | 'present' | 'unreadable' | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return 'present';
  if (typeof value === 'object') return fromParts(value);
  if (typeof value !== 'string' && typeof value !== 'number') return 'unreadable';
  const text = plain(String(value).slice(0, longest));
  if (/^[-–—?.]*$/.test(text)) return undefined;
  if (stillGoing.test(text)) return 'present';
  return fromText(text) ?? 'unreadable';
}

function fromText(text: string): WrittenMonth | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (isoYear && isoMonth) return written(Number(isoYear), Number(isoMonth) - 1);
  const [, numbered, after] = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (numbered && after) return written(Number(after), Number(numbered) - 1);
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  if (!year) return undefined;
  const month = monthNames.findIndex((name) => name.test(text));
  return { year: Number(year), month: month < 0 ? null : month };
}

/** {year, month} as this product stores it. */
function fromParts(value: object): WrittenMonth | 'unreadable' {
  const { year, month } = value as { year?: unknown; month?: unknown };
  if (typeof year !== 'number') return 'unreadable';
  return (typeof month === 'number' ? written(year, month) : { year, month: null }) ?? 'unreadable';
}

function written(year: number, month: number): WrittenMonth | undefined {
  return Number.isInteger(year) && Number.isInteger(month) && month >= 0 && month < 12 ? { year, month } : undefined;
}

/** A year without a month begins in January… */
export const asStart = ({ year, month }: WrittenMonth): Month => ({ year, month: month ?? 0 });

/** … and ends in December, or today if that is earlier. */
export function asEnd({ year, month }: WrittenMonth, today: Month): Month {
  if (month !== null) return { year, month };
  return year === today.year ? today : { year, month: 11 };
}

export const isWithin = (month: Month, today: Month) =>
  compareMonths(month, firstMonth) >= 0 && compareMonths(month, today) <= 0;

const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();
