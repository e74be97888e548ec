import { addTag, type Tag } from '../file/tags.ts';
import { linesOf } from '../layout/lines.ts';
import type { Row } from '../layout/rows.ts';
import type { Style } from '../layout/style.ts';
import type { Faces } from '../type/faces.ts';

type Chips = { x: number; width: number; style: Style; fill: string; tag: Tag };

const padding = 8;
const height = 16.5;
const gap = 5;

/** Words in small rounded boxes, as many on a line as fit. A word longer than a line has several lines in its box. */
export function chipRows(faces: Faces, names: readonly string[], { x, width, style, fill, tag }: Chips): Row[] {
  const list = addTag(tag, 'L');
  const rows: Row[] = [];
  let right = 0;
  for (const name of names) {
    const lines = linesOf(faces, [{ text: name, style }], width - 2 * padding);
    const own = Math.max(...lines.map((line) => line.width)) + 2 * padding;
    const body = addTag(addTag(list, 'LI'), 'LBody');
    const row = rows.at(-1);
    const isNew = !row || right + gap + own > width || lines.length > 1;
    const left = isNew ? 0 : right + gap;
    for (const [index, line] of lines.entries()) {
      const target = isNew || index > 0 ? newRow(rows, index > 0 ? 0 : gap) : row;
      const top = -height / 2 - style.size * 0.36;
      if (index === 0) {
        const all = height + (lines.length - 1) * (style.size * 1.4);
        target.pieces.push({ kind: 'box', x: x + left, y: top, width: own, height: all, radius: height / 2, fill });
      }
      const pieces = line.runs.map((run) => ({ kind: 'text' as const, run, x: x + left + padding, y: 0, tag: body }));
      target.pieces.push(...pieces);
      if (index > 0) target.above = style.size * 1.4 - target.below;
    }
    right = left + own;
  }
  return rows;
}

function newRow(rows: Row[], before: number): Row {
  const row: Row = { above: 11.4, below: 5.1, before: rows.length === 0 ? 0 : before, withNext: false, pieces: [] };
  const last = rows.at(-1);
  if (last && before === 0) last.withNext = true;
  rows.push(row);
  return row;
}
