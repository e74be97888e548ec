import type { Linked } from '../cv/cv.ts';
import type { Vocabulary } from '../cv/words.ts';
import type { Tag } from '../file/tags.ts';
import { type Composed, sheet } from '../layout/compose.ts';
import { held, type Row, together } from '../layout/rows.ts';
import type { Span, Style } from '../layout/style.ts';
import { textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';

/** A longer item is not kept on one line. */
const longestUnit = 44;

/** Items in a row with dots between them; each stays on one line, and a dot never begins a line. */
export function dotted(items: readonly Linked[], style: Style, dot: Style = style): Span[] {
  return items.flatMap(({ text, href }, index): Span[] => {
    const separator: Span = { text: '\u00a0\u00a0·\u00a0 ', style: dot, isSeparator: true };
    const span: Span = { text, style, isUnit: text.length <= longestUnit, ...(href ? { href } : {}) };
    return index < items.length - 1 ? [span, separator] : [span];
  });
}

/** At the end of each page when there are several: the name and the page number. */
export function footer(
  faces: Faces,
  { x, width }: { x: number; width: number },
  style: Style,
  name: string | undefined,
  words: Vocabulary,
): Composed['furniture'] {
  const unread: Tag = { role: 'P', kids: [] };
  return (page, pages) => {
    if (pages === 1) return [];
    const place = { x, leading: 10, tag: unread };
    const [whose] = textRows(faces, [{ text: name ?? '', style }], { ...place, width: width - 60 });
    const number = { text: words.page(page, pages).replaceAll(' ', '\u00a0'), style };
    const [which] = textRows(faces, [number], { ...place, width, align: 'right' });
    return [...(whose?.pieces ?? []), ...(which?.pieces ?? [])].map((piece) => ({ ...piece, y: sheet.height - 28 }));
  };
}

/** The heading font if it has all letters, else the text font, which has many more. */
export function fitting(faces: Faces, text: string, style: Style): Style {
  return faces[style.face].covers(text) ? style : { ...style, face: 'semibold' };
}

/** An entry of a few lines is not divided; of a longer one, the title stays with the first lines. */
const few = 8;

export function headed(head: Row[], told: Row[]): Row[] {
  if (told.length === 0) return together(head);
  const rows = [...held(head), ...told];
  return rows.length <= few ? together(rows) : rows;
}
