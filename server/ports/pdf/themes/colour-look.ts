import type { Tag } from '../file/tags.ts';
import { sheet } from '../layout/compose.ts';
import type { Style } from '../layout/style.ts';
import type { Body } from '../layout/text.ts';

export const margin = 44;
/** The left column for dates and labels; the content is at the right. */
export const side = { x: margin, width: 104 };
export const main = { x: margin + 124, width: sheet.width - 2 * margin - 124 };
export const whole = { x: margin, width: sheet.width - 2 * margin };

export const leaf = '#0B6B53';
export const tint = '#E7F2ED';
export const paper = '#F1EFE9';
const ink = '#17212B';
const muted = '#55626F';

export const style = {
  name: { face: 'display', size: 28, colour: '#FFFFFF' },
  label: { face: 'regular', size: 12.5, colour: '#FFFFFF' },
  facts: { face: 'regular', size: 9.5, colour: '#CFE8DF' },
  contact: { face: 'regular', size: 9, colour: '#FFFFFF' },
  dot: { face: 'regular', size: 9, colour: '#7FC0AB' },
  lead: { face: 'semibold', size: 11, colour: ink },
  section: { face: 'display', size: 14, colour: leaf },
  title: { face: 'semibold', size: 10.25, colour: ink },
  at: { face: 'semibold', size: 9.25, colour: leaf },
  quiet: { face: 'regular', size: 8.75, colour: muted },
  quietLink: { face: 'regular', size: 8.75, colour: leaf },
  text: { face: 'regular', size: 9.25, colour: ink },
  bold: { face: 'semibold', size: 9.25, colour: ink },
  link: { face: 'regular', size: 9.25, colour: leaf },
  bullet: { face: 'semibold', size: 9.25, colour: leaf },
  chip: { face: 'semibold', size: 8.75, colour: leaf },
  tag: { face: 'regular', size: 8.75, colour: ink },
  badge: { face: 'semibold', size: 8.75, colour: '#FFFFFF' },
  foot: { face: 'regular', size: 8, colour: muted },
} satisfies Record<string, Style>;

export const leadingOf = (density: number) => style.text.size * (1.12 + 0.36 * density);

export const bodyAt = (tag: Tag, density: number): Body => ({
  ...main,
  leading: leadingOf(density),
  text: style.text,
  bold: style.bold,
  link: style.link,
  bullet: style.bullet,
  gap: 4 * density,
  closeGap: 1.5 * density,
  tag,
});
