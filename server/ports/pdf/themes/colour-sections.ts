import type { Fact, Group, Score, Section } from '../cv/cv.ts';
import { addTag, type Tag } from '../file/tags.ts';
import { type Backdrop, behind, beside, held, type Row, spaced, together, unlonely } from '../layout/rows.ts';
import type { Span } from '../layout/style.ts';
import { textRows } from '../layout/text.ts';
import type { Faces } from '../type/faces.ts';
import { chipRows } from './chips.ts';
import { entriesRows } from './colour-entries.ts';
import { languageRows } from './colour-languages.ts';
import { leadingOf, leaf, main, margin, paper, side, style, tint, whole } from './colour-look.ts';
import { fitting } from './parts.ts';

export function sectionRows(faces: Faces, section: Section, tag: Tag, density: number): Row[] {
  const before = 20 * density;
  const hasSide = section.kind !== 'languages' && section.kind !== 'tags' && section.kind !== 'text';
  const heading = addTag(tag, 'H2');
  // A section without labels at the left lets its title use that column, if it fits on one line.
  const beyond = titleRows(faces, section.title, { ...side, width: side.width + 14 }, heading);
  if (!hasSide && beyond.length === 1) {
    return spaced(beside(beyond, contentRows(faces, section, tag, density)), before);
  }
  const title = titleRows(faces, section.title, whole, heading);
  return [...spaced(held(title), before), ...spaced(contentRows(faces, section, tag, density), 5 * density)];
}

export function titleRows(faces: Faces, title: string, place: { x: number; width: number }, tag: Tag): Row[] {
  const own = fitting(faces, title, style.section);
  return textRows(faces, [{ text: title, style: own }], { ...place, leading: 18, tag });
}

function contentRows(faces: Faces, section: Section, tag: Tag, density: number): Row[] {
  switch (section.kind) {
    case 'entries':
      return entriesRows(faces, section.entries, tag, density);
    case 'skills':
      return skillRows(faces, section.groups, tag, density);
    case 'scores':
      return scoreRows(faces, section.scores, tag, density);
    case 'languages':
      return languageRows(faces, section.languages, tag, density);
    case 'facts':
      return factRows(faces, section.facts, tag, density);
    case 'tags':
      return chipRows(faces, section.tags, { ...main, style: style.tag, fill: paper, tag });
    case 'text':
      return mainRows(faces, [{ text: section.text, style: style.text }], tag, density);
  }
}

const mainRows = (faces: Faces, spans: Span[], tag: Tag, density: number): Row[] =>
  unlonely(textRows(faces, spans, { ...main, leading: leadingOf(density), tag: addTag(tag, 'P') }));

function sideRows(faces: Faces, text: string | undefined, tag: Tag, density: number): Row[] {
  if (!text) return [];
  const place = { ...side, leading: leadingOf(density), tag: addTag(tag, 'P') };
  return textRows(faces, [{ text, style: style.quiet }], place);
}

function skillRows(faces: Faces, groups: Group[], tag: Tag, density: number): Row[] {
  return groups.flatMap(({ level, names, isText }) => {
    const label = sideRows(faces, level, tag, density);
    const said = isText
      ? mainRows(faces, [{ text: names.join(', '), style: style.text }], tag, density)
      : chipRows(faces, names, { ...main, style: style.chip, fill: tint, tag });
    return spaced(unlonely(beside(label, said)), 4 * density);
  });
}

function scoreRows(faces: Faces, scores: Score[], tag: Tag, density: number): Row[] {
  return scores.flatMap(({ top, name, points, word, level }) => {
    const look = level === 'master' ? { style: style.badge, fill: leaf } : { style: style.chip, fill: tint };
    const badge = chipRows(faces, [top], { ...side, ...look, tag });
    const more = [points, word].filter(Boolean).join(' · ');
    const said: Span[] = more ? [{ text: `\u00a0\u00a0 ${more}`, style: style.quiet }] : [];
    const named = mainRows(faces, [{ text: name, style: style.bold }, ...said], tag, density);
    return spaced(together(beside(badge, named)), 3.5 * density);
  });
}

function factRows(faces: Faces, facts: Fact[], tag: Tag, density: number): Row[] {
  const padding = 9;
  const panel: Backdrop = {
    left: margin - 12,
    width: whole.width + 24,
    over: padding,
    under: 0,
    radius: 10,
    fill: '#F3F7F4',
  };
  const rows = facts.flatMap(({ label, text }, index) => {
    const said = mainRows(faces, [{ text, style: style.text }], tag, density);
    return spaced(beside(sideRows(faces, label, tag, density), said), index === 0 ? padding : 3.5 * density);
  });
  const last = rows.at(-1);
  if (last) last.below += padding;
  return behind(together(rows), panel);
}
