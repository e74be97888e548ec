import type { Cv } from '../cv/cv.ts';
import { vocabularyIn } from '../cv/words.ts';
import { addTag, type Tag } from '../file/tags.ts';
import { sheet, type Theme } from '../layout/compose.ts';
import { held, type Row, spaced, unlonely } from '../layout/rows.ts';
import { bodyRows, textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';
import { dotted, footer } from './parts.ts';
import { bodyAt, column, ink, rule, style } from './sober-look.ts';
import { sectionRows } from './sober-sections.ts';

/** Black on white in one column, in reading order: for people, printers and programs. */
export const sober: Theme = (faces, cv, tags, density) => ({
  rows: [
    ...headerRows(faces, cv, addTag(tags, 'Sect'), density),
    ...cv.sections.flatMap((section) => sectionRows(faces, section, addTag(tags, 'Sect'), density)),
  ],
  frame: { firstTop: 50, top: 52, bottom: sheet.height - 56 },
  furniture: footer(faces, column, style.foot, cv.name, vocabularyIn(cv.language)),
});

function headerRows(faces: Faces, cv: Cv, tag: Tag, density: number): Row[] {
  const line = (leading: number, role: 'H1' | 'P' = 'P') => ({ ...column, leading, tag: addTag(tag, role) });
  const said = [cv.label, ...cv.facts].flatMap((text) => (text ? [{ text }] : []));
  const names = [
    ...textRows(faces, [{ text: cv.heading, style: style.name }], line(30, 'H1')),
    ...spaced(textRows(faces, dotted(said, style.label), line(17)), 1),
    ...spaced(textRows(faces, dotted(cv.contacts, style.contact), line(13.5)), 5),
  ];
  const lead = textRows(faces, cv.lead ? [{ text: cv.lead, style: style.lead }] : [], line(15.5));
  const about = bodyRows(faces, cv.about, bodyAt(tag, density));
  return [
    ...held(names),
    rule(1, ink, 9),
    ...spaced(unlonely(lead), 10 * density),
    ...spaced(about, (lead.length > 0 ? 5 : 10) * density),
  ];
}
