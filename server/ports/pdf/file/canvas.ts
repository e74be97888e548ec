import type { Run } from '../layout/lines.ts';
import type { Faces } from '../type/faces.ts';
import type { Letters } from './letters.ts';
import { pdfColour, pdfNumber } from './objects.ts';

/** Draws one page. Here y is measured downwards from the top of the sheet; in the file it is the other way round. */
export type Canvas = {
  box: (box: Box) => void;
  ring: (ring: { x: number; y: number; radius: number; stroke: string; thick: number }) => void;
  /** Clipped at the edges of the box. */
  within: (box: Box, draw: () => void) => void;
  text: (run: Run, x: number, y: number) => void;
  /** The picture fills a circle; the rest is clipped. */
  picture: (x: number, y: number, size: number, ratio: number) => void;
  /** What is drawn inside belongs to a tag, by its number on the page, or is only decoration. */
  marked: (role: string, mark: number | undefined, draw: () => void) => void;
  operations: () => string;
};
export type Box = { x: number; y: number; width: number; height: number; radius: number; fill: string };

/** The distance of the control points for a quarter of a circle. */
const curve = 0.5523;

export function openCanvas(height: number, faces: Faces, letters: Record<string, Letters>): Canvas {
  const done: string[] = [];
  let state = { fill: '', font: '' };
  const point = (x: number, y: number) => `${pdfNumber(x)} ${pdfNumber(height - y)}`;
  const fill = (colour: string) => {
    if (state.fill !== colour) done.push(`${pdfColour(colour)} rg`);
    state.fill = colour;
  };
  // Saves the graphics state and restores it afterwards.
  const apart = (draw: () => void) => {
    const outside = { ...state };
    done.push('q');
    draw();
    done.push('Q');
    state = outside;
  };
  const circle = (x: number, y: number, radius: number) => {
    done.push(rounded(point, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius }));
  };
  return {
    box: (box) => {
      fill(box.fill);
      done.push(`${rounded(point, box)} f`);
    },
    ring: ({ x, y, radius, stroke, thick }) =>
      apart(() => {
        done.push(`${pdfColour(stroke)} RG ${pdfNumber(thick)} w`);
        circle(x, y, radius);
        done.push('S');
      }),
    within: (box, draw) =>
      apart(() => {
        done.push(`${rounded(point, box)} W n`);
        draw();
      }),
    text: ({ words, style }, x, y) => {
      fill(style.colour);
      const font = `/${style.face} ${pdfNumber(style.size)} Tf`;
      const set = state.font === font ? '' : `${font} `;
      state.font = font;
      const { unitsPerEm } = faces[style.face].font;
      const shown = shownText(words, letters[style.face], unitsPerEm);
      done.push(`BT ${set}1 0 0 1 ${point(x, y)} Tm ${shown} TJ ET`);
    },
    picture: (x, y, size, ratio) =>
      apart(() => {
        circle(x + size / 2, y + size / 2, size / 2);
        const [width, tall] = ratio > 1 ? [size * ratio, size] : [size, size / ratio];
        const corner = point(x - (width - size) / 2, y + size + (tall - size) / 2);
        done.push(`W n ${pdfNumber(width)} 0 0 ${pdfNumber(tall)} ${corner} cm /picture Do`);
      }),
    marked: (role, mark, draw) => {
      done.push(mark === undefined ? `/${role} BMC` : `/${role} <</MCID ${mark}>> BDC`);
      draw();
      done.push('EMC');
    },
    operations: () => done.join('\n'),
  };
}

function rounded(point: (x: number, y: number) => string, box: Omit<Box, 'fill'>): string {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const radius = Math.min(box.radius, width / 2, height / 2);
  if (radius <= 0) return `${point(x, bottom)} ${pdfNumber(width)} ${pdfNumber(height)} re`;
  const near = radius * (1 - curve);
  const turn = (...points: [number, number][]) => `${points.map(([a, b]) => point(a, b)).join(' ')} c`;
  return [
    `${point(x + radius, y)} m ${point(right - radius, y)} l`,
    turn([right - near, y], [right, y + near], [right, y + radius]),
    `${point(right, bottom - radius)} l`,
    turn([right, bottom - near], [right - near, bottom], [right - radius, bottom]),
    `${point(x + radius, bottom)} l`,
    turn([x + near, bottom], [x, bottom - near], [x, bottom - radius]),
    `${point(x, y + radius)} l`,
    turn([x, y + near], [x + near, y], [x + radius, y]),
    'h',
  ].join(' ');
}

function shownText(words: Run['words'], letters: Letters | undefined, unitsPerEm: number): string {
  let shown = '[<';
  for (const { codes, kerns } of words) {
    for (let index = 0; index < codes.length; index++) {
      const kern = kerns[index] ?? 0;
      if (kern !== 0) shown += `>${Math.round((-kern * 1000) / unitsPerEm)}<`;
      shown += letters?.hexOf(codes[index] ?? 0) ?? '';
    }
  }
  return `${shown}>]`;
}
