import type { Tag } from '../file/tags.ts';
import { sheet } from '../layout/compose.ts';
import type { Row } from '../layout/rows.ts';
import type { Style } from '../layout/style.ts';
import type { Body } from '../layout/text.ts';

const margin = 56;
export const column = { x: margin, width: sheet.width - 2 * margin };
/** The labels at the left of the content. */
export const labels = { x: margin, width: 96 };
export const labelled = { x: margin + 110, width: column.width - 110 };

export const ink = '#111111';
const muted = '#4D4D4D';
export const style = {
  name: { face: 'semibold', size: 25, colour: ink },
  label: { face: 'regular', size: 12, colour: ink },
  contact: { face: 'regular', size: 9, colour: muted },
  lead: { face: 'semibold', size: 10.5, colour: ink },
  section: { face: 'semibold', size: 12, colour: ink },
  title: { face: 'semibold', size: 10.25, colour: ink },
  at: { face: 'regular', size: 9.75, colour: ink },
  quiet: { face: 'regular', size: 9, colour: muted },
  text: { face: 'regular', size: 9.5, colour: ink },
  bold: { face: 'semibold', size: 9.5, colour: ink },
  foot: { face: 'regular', size: 8, colour: muted },
} satisfies Record<string, Style>;

export const leadingOf = (density: number) => style.text.size * (1.1 + 0.35 * density);

export const bodyAt = (tag: Tag, density: number): Body => ({
  ...column,
  leading: leadingOf(density),
  text: style.text,
  bold: style.bold,
  link: style.text,
  bullet: style.text,
  gap: 4 * density,
  closeGap: 1.5 * density,
  tag,
});

/** A line across the whole column. */
export const rule = (height: number, fill: string, above: number): Row => ({
  above,
  below: height,
  before: 0,
  withNext: true,
  pieces: [{ kind: 'box', ...column, y: 0, height, radius: 0, fill }],
});
