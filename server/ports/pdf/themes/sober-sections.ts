import type { Entry, Level, Section } from '../cv/cv.ts';
import { addTag, type Tag } from '../file/tags.ts';
import { widthOf } from '../layout/lines.ts';
import { beside, held, type Row, spaced, together, unlonely } from '../layout/rows.ts';
import type { Span } from '../layout/style.ts';
import { bodyRows, textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';
import { dotted, headed } from './parts.ts';
import { bodyAt, column, labelled, labels, leadingOf, rule, style } from './sober-look.ts';

export function sectionRows(faces: Faces, section: Section, tag: Tag, density: number): Row[] {
  const place = { ...column, leading: 16, tag: addTag(tag, 'H2') };
  const title = textRows(faces, [{ text: section.title, style: style.section }], place);
  const content = contentRows(faces, section, tag, density);
  return [...spaced(held(title), 15 * density), rule(0.6, '#9A9A9A', 2), ...spaced(content, 5 * density)];
}

function contentRows(faces: Faces, section: Section, tag: Tag, density: number): Row[] {
  const beneath = (label: string | undefined, text: string) => labelledRows(faces, label, text, tag, density);
  switch (section.kind) {
    case 'entries':
      return section.entries.flatMap((entry, index) =>
        spaced(entryRows(faces, entry, addTag(tag, 'Sect'), density), (index === 0 ? 1 : 9) * density),
      );
    case 'skills':
      return section.groups.flatMap(({ level, names }) => beneath(level, names.join(', ')));
    case 'scores':
      return section.scores.flatMap(({ top, name, points, word }) => {
        const more = [points, word?.toLowerCase()].filter(Boolean).join(', ');
        return beneath(top, more ? `${name} – ${more}` : name);
      });
    case 'languages':
      return columnRows(faces, dotted(section.languages.map(spoken), style.text), tag, density);
    case 'facts':
      return together(section.facts.flatMap(({ label, text }) => beneath(label, text)));
    case 'tags':
      return columnRows(
        faces,
        dotted(
          section.tags.map((text) => ({ text })),
          style.text,
        ),
        tag,
        density,
      );
    case 'text':
      return columnRows(faces, [{ text: section.text, style: style.text }], tag, density);
  }
}

const spoken = ({ name, level }: Level) => ({ text: level ? `${name} (${level.toLowerCase()})` : name });

const columnRows = (faces: Faces, spans: Span[], tag: Tag, density: number): Row[] =>
  unlonely(textRows(faces, spans, { ...column, leading: leadingOf(density), tag: addTag(tag, 'P') }));

function labelledRows(faces: Faces, label: string | undefined, text: string, tag: Tag, density: number): Row[] {
  const leading = leadingOf(density);
  const named = label
    ? textRows(faces, [{ text: label, style: style.bold }], { ...labels, leading, tag: addTag(tag, 'P') })
    : [];
  const said = textRows(faces, [{ text, style: style.text }], { ...labelled, leading, tag: addTag(tag, 'P') });
  return spaced(unlonely(beside(named, said)), 2 * density);
}

const widestPeriod = 160;

function entryRows(faces: Faces, entry: Entry, tag: Tag, density: number): Row[] {
  const { title, at, facts = [], period = '', link } = entry;
  const line = (leading: number) => ({ ...column, leading, tag: addTag(tag, 'P') });
  const dates = Math.min(widestPeriod, widthOf(faces, period, style.quiet));
  const named = textRows(faces, [{ text: title, style: style.title }], {
    ...column,
    width: column.width - (dates > 0 ? dates + 18 : 0),
    leading: 14.5,
    tag: addTag(tag, 'H3'),
  });
  const when = textRows(faces, period ? [{ text: period, style: style.quiet }] : [], {
    x: column.x + column.width - widestPeriod,
    width: widestPeriod,
    leading: 14.5,
    tag: addTag(tag, 'P'),
    align: 'right',
  });
  const where: Span[] = [
    ...(at ? [{ text: at, style: style.at }] : []),
    ...facts.map((fact, index) => ({ text: at || index > 0 ? `\u00a0· ${fact}` : fact, style: style.quiet })),
  ];
  const head = [...beside(named, when), ...textRows(faces, where, line(13))];
  const body = bodyRows(faces, entry.body, bodyAt(tag, density));
  const address = textRows(faces, link ? [{ ...link, style: style.quiet }] : [], line(13));
  return headed(head, [...spaced(body, 3 * density), ...spaced(address, 2 * density)]);
}
