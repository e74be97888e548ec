import type { NetworkRun } from '../../../../../domain/resume/network/document.ts';

type Matrix = [number, number, number, number, number, number];
type Glyph = { unicode: string; width: number; isSpace: boolean };

/** The drawing operations of a page as the PDF library lists them, and the numbers of the relevant ones. */
export type Drawing = { fnArray: number[]; argsArray: unknown[] };
export type Operations = Record<OperationName, number>;

type OperationName =
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'beginText'
  | 'setFont'
  | 'setTextMatrix'
  | 'moveText'
  | 'nextLine'
  | 'setLeading'
  | 'setLeadingMoveText'
  | 'setCharSpacing'
  | 'setWordSpacing'
  | 'setHScale'
  | 'setTextRise'
  | 'setFillRGBColor'
  | 'showText'
  | 'showSpacedText';

/** In thousandths of the font size: some programs leave a gap instead of a space, and kerning is never that wide. */
const wordGap = 200;

type Pen = {
  ctm: Matrix;
  size: number;
  leading: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  colour: string;
};

/**
 * The texts of a page with what the text reader of the library omits: colours and non-breaking spaces. Both separate
 * fields that plain text cannot. The view converts the units of the page into points from its top left.
 */
export function pageRuns(drawing: Drawing, ops: Operations, page: number, view: number[]): NetworkRun[] {
  const runs: NetworkRun[] = [];
  const kept: Pen[] = [];
  let pen: Pen = {
    ctm: matrixOf(view),
    size: 0,
    leading: 0,
    spacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    colour: '#000000',
  };
  let line: Matrix = identity;
  let text: Matrix = identity;
  const move = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (glyphs: (Glyph | number | null)[]) => {
    const { size, scale } = pen;
    const from = times(times(pen.ctm, text), [1, 0, 0, 1, 0, pen.rise]);
    let written = '';
    let advance = 0;
    let gap = false;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance -= (glyph / 1000) * size * scale;
        gap = glyph < -wordGap;
      } else if (glyph) {
        if (gap && /\S$/.test(written) && /^\S/.test(glyph.unicode)) written += ' ';
        gap = false;
        written += glyph.unicode;
        advance += ((glyph.width / 1000) * size + pen.spacing + (glyph.isSpace ? pen.wordSpacing : 0)) * scale;
      }
    }
    text = times(text, [1, 0, 0, 1, advance, 0]);
    const across = Math.hypot(from[0], from[1]);
    const run = {
      page,
      x: from[4],
      y: from[5],
      size: Math.abs(size) * Math.hypot(from[2], from[3]),
      text: written,
      width: advance * across,
      colour: pen.colour,
    };
    if (written && Object.values(run).every((value) => typeof value === 'string' || Number.isFinite(value)))
      runs.push(run);
  };
  const steps: Record<OperationName, (args: never) => void> = {
    save: () => kept.push({ ...pen }),
    restore: () => {
      pen = kept.pop() ?? pen;
    },
    transform: (args: number[]) => {
      pen.ctm = times(pen.ctm, matrixOf(args));
    },
    paintFormXObjectBegin: ([matrix]: [ArrayLike<number> | null]) => {
      kept.push({ ...pen });
      if (matrix) pen.ctm = times(pen.ctm, matrixOf(matrix));
    },
    paintFormXObjectEnd: () => {
      pen = kept.pop() ?? pen;
    },
    beginText: () => {
      line = identity;
      text = identity;
    },
    setFont: ([, size]: [string, number]) => {
      pen.size = size;
    },
    setTextMatrix: (args: [ArrayLike<number>] | number[]) => {
      line = matrixOf(typeof args[0] === 'number' ? (args as number[]) : (args[0] as ArrayLike<number>));
      text = line;
    },
    moveText: ([x, y]: [number, number]) => move(x, y),
    nextLine: () => move(0, -pen.leading),
    setLeading: ([leading]: [number]) => {
      pen.leading = leading;
    },
    setLeadingMoveText: ([x, y]: [number, number]) => {
      pen.leading = -y;
      move(x, y);
    },
    setCharSpacing: ([spacing]: [number]) => {
      pen.spacing = spacing;
    },
    setWordSpacing: ([spacing]: [number]) => {
      pen.wordSpacing = spacing;
    },
    setHScale: ([percent]: [number]) => {
      pen.scale = percent / 100;
    },
    setTextRise: ([rise]: [number]) => {
      pen.rise = rise;
    },
    setFillRGBColor: ([colour]: [string]) => {
      pen.colour = colour;
    },
    showText: ([glyphs]: [(Glyph | number | null)[]]) => show(glyphs),
    showSpacedText: ([glyphs]: [(Glyph | number | null)[]]) => show(glyphs),
  };
  const byNumber = new Map(Object.entries(steps).map(([name, step]) => [ops[name as OperationName], step]));
  drawing.fnArray.forEach((number, at) => {
    byNumber.get(number)?.(drawing.argsArray[at] as never);
  });
  return runs;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function matrixOf(six: ArrayLike<number>): Matrix {
  return [six[0] ?? 1, six[1] ?? 0, six[2] ?? 0, six[3] ?? 1, six[4] ?? 0, six[5] ?? 0];
}

/** The product of two transformations: `inner` is applied inside `outer`. */
function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
