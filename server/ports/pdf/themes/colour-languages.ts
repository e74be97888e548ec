import type { Level } from '../cv/cv.ts';
import { addTag, type Tag } from '../file/tags.ts';
import { widthOf } from '../layout/lines.ts';
import { beside, type Piece, type Row, spaced, together } from '../layout/rows.ts';
import { textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';
import { leaf, main, style, tint } from './colour-look.ts';
import { headed } from './parts.ts';

const columns = 3;
const gap = 18;
const width = (main.width - gap * (columns - 1)) / columns;

/** Three on a line: the name, the level in a word, and the level as a bar. */
export function languageRows(faces: Faces, languages: readonly Level[], tag: Tag, density: number): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < languages.length; at += columns) {
    const cells = languages
      .slice(at, at + columns)
      .map((one, column) => cellRows(faces, one, main.x + column * (width + gap), tag));
    rows.push(...spaced(together(cells.reduce(beside)), at === 0 ? 0 : 5 * density));
  }
  return headed([], rows);
}

function cellRows(faces: Faces, { name, level = '', value }: Level, x: number, tag: Tag): Row[] {
  const room = Math.min(width / 2, widthOf(faces, level, style.quiet));
  const place = { x, width: width - room - 8, leading: 14, tag: addTag(tag, 'P') };
  const named = textRows(faces, [{ text: name, style: style.bold }], place);
  const said = textRows(faces, [{ text: level, style: style.quiet }], {
    x: x + width / 2,
    width: width / 2 + 0.1,
    leading: 14,
    tag: addTag(tag, 'P'),
    align: 'right',
  });
  const bar = (part: number, fill: string): Piece => {
    return { kind: 'box', x, y: 0, width: Math.max(width * part, 3), height: 3, radius: 1.5, fill };
  };
  const bars = value === undefined ? [] : [bar(1, tint), ...(value > 0 ? [bar(value / 100, leaf)] : [])];
  return together([...beside(named, said), { above: 3, below: 3, before: 0, withNext: false, pieces: bars }]);
}
