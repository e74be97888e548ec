import type { Block } from '../cv/cv.ts';
import { addTag, type Tag } from '../file/tags.ts';
import type { Faces } from '../type/faces.ts';
import { linesOf, widthOf } from './lines.ts';
import { type Row, spaced, unlonely } from './rows.ts';
import type { Span, Style } from './style.ts';

export type Place = { x: number; width: number; leading: number; tag: Tag; align?: 'left' | 'right' };

/** A text as rows, one per line. */
export function textRows(faces: Faces, spans: readonly Span[], { x, width, leading, tag, align }: Place): Row[] {
  const [one] = spans;
  if (!one) return [];
  const tallest = spans.reduce((most, span) => (span.style.size > most.style.size ? span : most), one);
  const { ascent, descent, unitsPerEm } = faces[tallest.style.face].font;
  const [rise, fall] = [ascent, -descent].map((units) => (units * tallest.style.size) / unitsPerEm);
  const above = (leading - (rise ?? 0) - (fall ?? 0)) / 2 + (rise ?? 0);
  return linesOf(faces, spans, width).map((line): Row => {
    const left = align === 'right' ? x + width - line.width : x;
    const pieces = line.runs.map((run) => ({ kind: 'text' as const, run, x: left, y: 0, tag }));
    return { above, below: leading - above, before: 0, withNext: false, pieces };
  });
}

export type Body = {
  x: number;
  width: number;
  leading: number;
  text: Style;
  bold: Style;
  link: Style;
  bullet: Style;
  /** The space between two paragraphs, and between two bullets. */
  gap: number;
  closeGap: number;
  tag: Tag;
};

const indent = 10;

/** A text of a person: paragraphs and lists. */
export function bodyRows(faces: Faces, blocks: readonly Block[], body: Body): Row[] {
  let list: Tag | undefined;
  const rows = blocks.flatMap((block, index) => {
    const isBullet = block.kind === 'bullet';
    const isInList = isBullet || (block.isClose && block.depth > 0);
    if (!isBullet) list = undefined;
    else list ??= addTag(body.tag, 'L');
    const item = list && addTag(list, 'LI');
    const label = item && addTag(item, 'Lbl');
    const tag = item ? addTag(item, 'LBody') : addTag(body.tag, 'P');
    const before = index === 0 ? 0 : block.isClose || isBullet ? body.closeGap : body.gap;
    const spans = block.words.map(({ text, bold, href }): Span => {
      if (href) return { text, style: body.link, href };
      return { text, style: bold ? body.bold : body.text };
    });
    const shift = isInList ? indent * (block.depth + 1) : 0;
    const sign = block.number ?? '•';
    const room = block.number ? Math.max(0, widthOf(faces, sign, body.bullet) + 4 - indent) : 0;
    const place = { x: body.x + shift + room, width: body.width - shift - room, leading: body.leading, tag };
    const own = textRows(faces, spans, place);
    const [first] = own;
    if (label && first) {
      const [mark] = textRows(faces, [{ text: sign, style: body.bullet }], {
        ...place,
        x: body.x + shift - indent + (block.number ? 0 : 1),
        width: 100,
        tag: label,
      });
      first.pieces.unshift(...(mark?.pieces ?? []));
    }
    return spaced(unlonely(own), before);
  });
  return unlonely(rows);
}
