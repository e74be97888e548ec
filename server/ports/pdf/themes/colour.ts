import type { Cv } from '../cv/cv.ts';
import { vocabularyIn } from '../cv/words.ts';
import { addTag, type Tag } from '../file/tags.ts';
import { sheet, type Theme } from '../layout/compose.ts';
import { type Backdrop, behind, beside, blank, held, type Piece, type Row, spaced, unlonely } from '../layout/rows.ts';
import { bodyRows, textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';
import { bodyAt, leaf, main, margin, side, style, whole } from './colour-look.ts';
import { sectionRows, titleRows } from './colour-sections.ts';
import { dotted, fitting, footer } from './parts.ts';

const top = 40;
const picture = { size: 84, y: 34 };

/** The theme with the colours of the product: a coloured band, dates along the left, chips for skills. */
export const colour: Theme = (faces, cv, tags, density) => {
  const words = vocabularyIn(cv.language);
  return {
    rows: [
      ...bandRows(faces, cv, addTag(tags, 'Sect')),
      ...aboutRows(faces, cv, addTag(tags, 'Sect'), density),
      ...cv.sections.flatMap((section) => sectionRows(faces, section, addTag(tags, 'Sect'), density)),
    ],
    frame: { firstTop: top, top: 50, bottom: sheet.height - 56 },
    furniture: footer(faces, whole, style.foot, cv.name, words),
  };
};

function bandRows(faces: Faces, cv: Cv, tag: Tag): Row[] {
  const width = whole.width - (cv.picture ? picture.size + 24 : 40);
  const line = (leading: number, role: 'H1' | 'P') => ({ x: margin, width, leading, tag: addTag(tag, role) });
  const named = { text: cv.heading, style: fitting(faces, cv.heading, style.name) };
  const facts = cv.facts.map((text) => ({ text }));
  const texts = [
    ...textRows(faces, [named], line(33, 'H1')),
    ...textRows(faces, cv.label ? [{ text: cv.label, style: style.label }] : [], line(18, 'P')),
    ...textRows(faces, dotted(facts, style.facts, style.dot), line(15, 'P')),
    ...spaced(textRows(faces, dotted(cv.contacts, style.contact, style.dot), line(14.5, 'P')), 7),
  ];
  const centre = { x: margin + whole.width - picture.size / 2, y: picture.y + picture.size / 2 };
  const band: Backdrop = {
    left: 0,
    width: sheet.width,
    over: top,
    under: 22,
    radius: 0,
    fill: leaf,
    pattern: ripples(cv.picture ? centre : { x: sheet.width - 52, y: 44 }),
  };
  const [first] = texts;
  if (!cv.picture || !first) return behind(held(texts), band);
  const figure = addTag(tag, 'Figure');
  figure.says = cv.heading;
  const y = picture.y - top - first.above;
  first.pieces.push({ kind: 'picture', x: centre.x - picture.size / 2, y, size: picture.size, tag: figure });
  const height = texts.reduce((sum, { before, above, below }) => sum + before + above + below, 0);
  // With a short text, the band is still as high as the picture.
  return behind(held([...texts, blank(Math.max(0, picture.size - 6 - height))]), band);
}

/** A pattern of circles that become fainter. */
function ripples({ x, y }: { x: number; y: number }): Piece[] {
  const strokes = ['#2A846C', '#23806A', '#1C7A63', '#16755E', '#117059'];
  return strokes.map((stroke, index) => ({ kind: 'ring', x, y, radius: 52 + 26 * index, stroke, thick: 1.1 }));
}

function aboutRows(faces: Faces, cv: Cv, tag: Tag, density: number): Row[] {
  if (!cv.lead && cv.about.length === 0) return [];
  const title = titleRows(faces, vocabularyIn(cv.language).sections.about, side, addTag(tag, 'H2'));
  const place = { ...main, leading: 16, tag: addTag(tag, 'P') };
  const lead = textRows(faces, cv.lead ? [{ text: cv.lead, style: style.lead }] : [], place);
  const about = bodyRows(faces, cv.about, bodyAt(tag, density));
  const rows = [...unlonely(lead), ...spaced(about, lead.length > 0 ? 5 * density : 0)];
  return spaced(beside(title, rows), 22 + 20 * density);
}
