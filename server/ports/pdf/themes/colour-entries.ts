import type { Entry } from '../cv/cv.ts';
import { addTag, type Role, type Tag } from '../file/tags.ts';
import { type Backdrop, behind, beside, type Row, spaced, together } from '../layout/rows.ts';
import type { Style } from '../layout/style.ts';
import { bodyRows, textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';
import { bodyAt, leadingOf, leaf, main, side, style } from './colour-look.ts';
import { headed } from './parts.ts';

/** Entries along a vertical line, with a dot at the beginning of each. */
export function entriesRows(faces: Faces, entries: readonly Entry[], tag: Tag, density: number): Row[] {
  const rail: Backdrop = { left: main.x - 12.4, width: 0.8, over: -6, under: -2, radius: 0, fill: '#CBE2D9' };
  const rows = entries.flatMap((entry, index) =>
    spaced(entryRows(faces, entry, addTag(tag, 'Sect'), density), index === 0 ? 0 : 11 * density),
  );
  return behind(rows, rail);
}

function entryRows(faces: Faces, entry: Entry, tag: Tag, density: number): Row[] {
  const { title, at, period, facts = [], link } = entry;
  const line = (text: string | undefined, own: Style, column: typeof main, leading: number, role: Role = 'P'): Row[] =>
    text ? textRows(faces, [{ text, style: own }], { ...column, leading, tag: addTag(tag, role) }) : [];
  const head = [...line(title, style.title, main, 14.5, 'H3'), ...line(at, style.at, main, 13.5)];
  const aside = [...line(period, style.quiet, side, 13), ...facts.flatMap((fact) => line(fact, style.quiet, side, 13))];
  const address = link?.href
    ? textRows(faces, [{ ...link, style: style.quietLink }], {
        ...main,
        leading: leadingOf(density),
        tag: addTag(tag, 'P'),
      })
    : line(link?.text, style.quiet, main, leadingOf(density));
  const body = bodyRows(faces, entry.body, bodyAt(tag, density));
  const told = [...spaced(body, 2.5 * density), ...spaced(address, 2 * density)];
  const rows = beside(together(aside), headed(head, told));
  rows[0]?.pieces.unshift({ kind: 'box', x: main.x - 15, y: -6.6, width: 6, height: 6, radius: 3, fill: leaf });
  return rows;
}
