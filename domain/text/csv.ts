import type { Locale } from '../viewer.ts';
import { csvCell } from './escape.ts';

export type Cell = string | number | null;

/** What spreadsheets of the language expect between the cells, and in a number. */
const signs: Record<Locale, { between: string; decimal: string }> = {
  fr: { between: ';', decimal: ',' },
  en: { between: ',', decimal: '.' },
};

/** At the beginning of a file: without it Excel reads accents wrongly. */
export const byteOrderMark = '\uFEFF';

/** A CSV file for a spreadsheet (docs/decisions/2026-11-17-figures-made-at-night.md). */
export function csvFile(rows: readonly (readonly Cell[])[], locale: Locale): string {
  return byteOrderMark + rows.map((row) => csvLine(row, locale)).join('');
}

/** A line of such a file, with its end. */
export function csvLine(row: readonly Cell[], locale: Locale): string {
  const { between, decimal } = signs[locale];
  const written = (cell: Cell): string =>
    csvCell(typeof cell === 'number' ? String(cell).replace('.', decimal) : (cell ?? ''));
  return `${row.map(written).join(between)}\r\n`;
}
