import { describe, expect, it } from 'vitest';
import { type Operations, pageRuns } from './page-runs.ts';

const names = [
  'save',
  'restore',
  'transform',
  'paintFormXObjectBegin',
  'paintFormXObjectEnd',
  'beginText',
  'setFont',
  'setTextMatrix',
  'moveText',
  'nextLine',
  'setLeading',
  'setLeadingMoveText',
  'setCharSpacing',
  'setWordSpacing',
  'setHScale',
  'setTextRise',
  'setFillRGBColor',
  'showText',
  'showSpacedText',
] as const;
const ops = Object.fromEntries(names.map((name, at) => [name, at + 1])) as Operations;
const upright = [1, 0, 0, -1, 0, 792];

type Step = [name: (typeof names)[number], args?: unknown];

function draw(...steps: Step[]) {
  const drawing = { fnArray: steps.map(([name]) => ops[name]), argsArray: steps.map(([, args]) => args ?? null) };
  return pageRuns(drawing, ops, 1, upright);
}

/** Each character is half as wide as it is high. */
function glyphs(text: string) {
  return [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }));
}

describe('the texts of a page', () => {
  it('have the position on the page, measured from its top left', () => {
    const runs = draw(
      ['transform', [2, 0, 0, 2, 10, 0]],
      ['setFillRGBColor', ['#b1b1b1']],
      ['beginText'],
      ['setFont', ['F', 6]],
      ['setTextMatrix', [new Float32Array([1, 0, 0, 1, 5, 300])]],
      ['showText', [glyphs('ab')]],
      ['showText', [glyphs('c\u00a0')]],
    );
    expect(runs).toEqual([
      { page: 1, x: 20, y: 192, size: 12, text: 'ab', width: 12, colour: '#b1b1b1' },
      { page: 1, x: 32, y: 192, size: 12, text: 'c\u00a0', width: 12, colour: '#b1b1b1' },
    ]);
  });

  it('have the position and colour of the restored graphics state', () => {
    const runs = draw(
      ['setFont', ['F', 10]],
      ['save'],
      ['transform', [1, 0, 0, 1, 100, 0]],
      ['setFillRGBColor', ['#ffffff']],
      ['showText', [glyphs('a')]],
      ['restore'],
      ['paintFormXObjectBegin', [[1, 0, 0, 1, 50, 0], null]],
      ['beginText'],
      ['showText', [glyphs('b')]],
      ['paintFormXObjectEnd'],
      ['beginText'],
      ['showText', [glyphs('c')]],
      ['restore'],
    );
    expect(runs.map(({ x, colour }) => [x, colour])).toEqual([
      [100, '#ffffff'],
      [50, '#000000'],
      [0, '#000000'],
    ]);
  });

  it('have a space where the file has a wide gap, and none where letters are only kerned', () => {
    const [run] = draw(
      ['setFont', ['F', 10]],
      ['showText', [[...glyphs('a'), -300, ...glyphs('b'), -40, ...glyphs('c')]]],
    );
    expect(run).toMatchObject({ text: 'a bc', width: 18.4 });
    expect(draw(['setFont', ['F', 10]], ['showText', [[...glyphs('a '), -300, ...glyphs('b')]]])[0]?.text).toBe('a b');
  });

  it('of following lines are further down', () => {
    const runs = draw(
      ['setFont', ['F', 10]],
      ['setLeadingMoveText', [7, -20]],
      ['showText', [glyphs('a')]],
      ['nextLine'],
      ['showText', [glyphs('b')]],
    );
    expect(runs.map(({ x, y }) => [x, y])).toEqual([
      [7, 812],
      [7, 832],
    ]);
  });

  it('without a valid position are left out', () => {
    expect(draw(['setFont', ['F', Number.NaN]], ['showText', [glyphs('a')]])).toEqual([]);
  });
});
