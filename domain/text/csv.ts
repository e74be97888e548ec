import type { Locale } from '../viewer.ts';
import { csvCell } from './escape.ts';

export type Cell = string | number | null;

/** What spreadsheets of the language expect between the cells, and in a number. */
const signs: Record<Locale, { between: string; decimal: string }> = {
  fr: { between: ';', decimal: ',' },
  en: { between: ',', decimal: '.' },
};

/**
 * A CSV file for a spreadsheet. It begins with a byte order mark, without which Excel reads accents wrongly
 * (docs/decisions/2026-11-17-figures-made-at-night.md).
 */
export function csvFile(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const { between, decimal } = signs[locale];
  const written = (cell: Cell): string =>
    csvCell(typeof cell === 'number' ? String(cell).replace('.', decimal) : (cell ?? ''));
  return `\uFEFF${rows.map((row) => `${row.map(written).join(between)}\r\n`).join('')}`;
}
