import type { Face, Faces, Word } from '../type/faces.ts';
import type { Span, Style } from './style.ts';

/** Words of one style on one line, with the spaces between them. */
export type Run = { words: Word[]; style: Style; x: number; width: number; href?: string; isSeparator?: boolean };
export type Line = { runs: Run[]; width: number };

/** A part that is never divided: usually a word, sometimes one in two styles ('**bold**,'). */
type Segment = { parts: Part[]; width: number; spaced: boolean };
type Part = { word: Word; span: Span; width: number; text?: string };

/** Fills lines with words, each line as full as possible. */
export function linesOf(faces: Faces, spans: readonly Span[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  let spaceBefore = false;
  for (const segment of segmentsOf(faces, spans, width)) {
    const gap = spaceBefore && line.runs.length > 0 ? spaceOf(faces, segment) : 0;
    if (line.runs.length > 0 && line.width + gap + segment.width > width) {
      lines.push(ended(line));
      line = { runs: [], width: 0 };
    }
    append(line, segment, line.runs.length > 0 && spaceBefore, faces);
    spaceBefore = segment.spaced;
  }
  if (line.runs.length > 0) lines.push(line);
  return lines;
}

/** The width of a text on one line. */
export function widthOf(faces: Faces, text: string, style: Style): number {
  const face = faces[style.face];
  const units = text.split(' ').reduce((sum, word) => sum + face.word(word).units, 0);
  return ((units + (text.split(' ').length - 1) * spaceUnits(face)) * style.size) / face.font.unitsPerEm;
}

function ended(line: Line): Line {
  const last = line.runs.at(-1);
  if (!last?.isSeparator || line.runs.length === 1) return line;
  return { runs: line.runs.slice(0, -1), width: last.x };
}

function append(line: Line, { parts }: Segment, isSpaced: boolean, faces: Faces): void {
  for (const [index, { word, span, width: own }] of parts.entries()) {
    const face = faces[span.style.face];
    const gap = isSpaced && index === 0 ? scaled(spaceUnits(face), face, span.style) : 0;
    const last = line.runs.at(-1);
    if (last && last.style === span.style && last.href === span.href && last.isSeparator === span.isSeparator) {
      if (gap > 0) last.words.push(face.word(' '));
      last.words.push(word);
      last.width += gap + own;
    } else {
      // The space before a word in another style belongs to the run before: a link begins with its first letter.
      if (last && gap > 0) {
        last.words.push(faces[last.style.face].word(' '));
        last.width += gap;
      }
      const run: Run = { words: [word], style: span.style, x: line.width + gap, width: own };
      if (span.href) run.href = span.href;
      if (span.isSeparator) run.isSeparator = true;
      line.runs.push(run);
    }
    line.width += gap + own;
  }
}

/** Signs after which addresses and compound words are broken. */
const isBreak = (code: number) => code === 0x2d || code === 0x2f || code === 0x5f || code === 0x2013 || code === 0x2014;
const space = 0x20;
/** '-5' and '--force' are not broken. */
const shortest = 3;

function segmentsOf(faces: Faces, spans: readonly Span[], width: number): Segment[] {
  const segments: Segment[] = [];
  let open: Segment = { parts: [], width: 0, spaced: false };
  const close = (spaced: boolean) => {
    if (open.parts.length > 0) {
      open.spaced = spaced;
      if (open.width <= width) segments.push(open);
      else segments.push(...fitted(open, faces, width));
      open = { parts: [], width: 0, spaced: false };
    } else if (spaced) {
      const last = segments.at(-1);
      if (last) last.spaced = true;
    }
  };
  for (const span of spans) {
    const { text } = span;
    const face = faces[span.style.face];
    const take = (start: number, end: number) => {
      if (end === start) return;
      const part = text.slice(start, end);
      const word = face.word(part);
      const own = scaled(word.units, face, span.style);
      open.parts.push({ word, span, width: own, text: part });
      open.width += own;
    };
    let start = 0;
    for (let at = span.isUnit ? text.length : 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === space) {
        take(start, at);
        close(true);
        start = at + 1;
      } else if (isBreak(code) && at + 1 - start >= shortest && !isBreak(text.charCodeAt(at + 1))) {
        take(start, at + 1);
        close(false);
        start = at + 1;
      }
    }
    take(start, text.length);
  }
  close(false);
  return segments;
}

/** A word that is longer than the line is cut where the line is full. */
function fitted(segment: Segment, faces: Faces, width: number): Segment[] {
  const cut: Segment[] = [];
  let open: Segment = { parts: [], width: 0, spaced: false };
  for (const { text = '', span } of segment.parts) {
    const face = faces[span.style.face];
    let taken = '';
    let takenWidth = 0;
    const take = () => {
      if (!taken) return;
      open.parts.push({ word: face.word(taken), span, width: takenWidth });
      open.width += takenWidth;
      taken = '';
      takenWidth = 0;
    };
    for (const letter of text) {
      const own = scaled(face.word(letter).units, face, span.style);
      if (open.width + takenWidth + own > width && (taken || open.parts.length > 0)) {
        take();
        cut.push(open);
        open = { parts: [], width: 0, spaced: false };
      }
      taken += letter;
      takenWidth += own;
    }
    take();
  }
  return [...cut, { ...open, spaced: segment.spaced }];
}

const spaceUnits = (face: Face) => face.word(' ').units;
const scaled = (units: number, face: Face, { size }: Style) => (units * size) / face.font.unitsPerEm;

function spaceOf(faces: Faces, { parts }: Segment): number {
  const [first] = parts;
  if (!first) return 0;
  const face = faces[first.span.style.face];
  return scaled(spaceUnits(face), face, first.span.style);
}
