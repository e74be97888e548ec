import type { Tag } from '../file/tags.ts';
import type { Run } from './lines.ts';

/** A drawing; x is measured from the left edge of the sheet, y downwards from the baseline of the row. */
export type Piece =
  | { kind: 'text'; run: Run; x: number; y: number; tag: Tag }
  | { kind: 'box'; x: number; y: number; width: number; height: number; radius: number; fill: string }
  | { kind: 'ring'; x: number; y: number; radius: number; stroke: string; thick: number }
  | { kind: 'picture'; x: number; y: number; size: number; tag: Tag };

/** Drawn behind all rows that refer to it, once per page. */
export type Backdrop = {
  left: number;
  width: number;
  /** How far it extends beyond its first and last row. */
  over: number;
  under: number;
  radius: number;
  fill: string;
  /** Drawn on it and clipped at its edges. */
  pattern?: Piece[];
};

/** The smallest part that is never divided between two pages: usually a line of text. */
export type Row = {
  /** From its top to its baseline, and from there to its bottom. */
  above: number;
  below: number;
  /** The space before it, unless it begins a page. */
  before: number;
  /** It must not be the last row of a page. */
  withNext: boolean;
  pieces: Piece[];
  backdrop?: Backdrop;
};

/** Two lists of rows side by side on common baselines, such as dates beside texts. */
export function beside(left: Row[], right: Row[]): Row[] {
  const length = Math.max(left.length, right.length);
  return Array.from({ length }, (_, index) => {
    const [a, b] = [left[index], right[index]];
    if (!a || !b) return a ?? b ?? blank(0);
    return {
      above: Math.max(a.above, b.above),
      below: Math.max(a.below, b.below),
      before: Math.max(a.before, b.before),
      withNext: a.withNext || b.withNext,
      pieces: [...a.pieces, ...b.pieces],
    };
  });
}

export const blank = (height: number): Row => ({ above: height, below: 0, before: 0, withNext: false, pieces: [] });

/** All of them on one page, if a page can hold them. */
export const together = (rows: Row[]): Row[] =>
  rows.map((row, index) => (index < rows.length - 1 ? { ...row, withNext: true } : row));

/** The next row is on the same page: a heading is never alone at the end of a page. */
export const held = (rows: Row[]): Row[] => rows.map((row) => ({ ...row, withNext: true }));

/** At least two lines on either side of a page break. */
export const unlonely = (rows: Row[]): Row[] =>
  rows.map((row, index) =>
    rows.length > 1 && (index === 0 || index === rows.length - 2) ? { ...row, withNext: true } : row,
  );

export function spaced(rows: Row[], before: number): Row[] {
  const [first, ...rest] = rows;
  return first ? [{ ...first, before: first.before + before }, ...rest] : [];
}

export const behind = (rows: Row[], backdrop: Backdrop): Row[] => rows.map((row) => ({ ...row, backdrop }));
