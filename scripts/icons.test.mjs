import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconPath } from './icon-path.mjs';
import { generatedFile, iconPathsFile } from './icons.mjs';

describe('the elements of an icon are joined into one path', () => {
  it.each([
    ['a path', [['path', { d: 'M5 12h14' }]], 'M5 12h14'],
    ['a relative start', [['path', { d: 'm9 18 6-6-6-6' }]], 'M9 18l6-6-6-6'],
    ['a relative start with a command after it', [['path', { d: 'm15 5h4' }]], 'M15 5h4'],
    ['a relative start written without spaces', [['path', { d: 'm1.5.5-1-1' }]], 'M1.5 .5l-1-1'],
    ['a line', [['line', { x1: '2', x2: '22', y1: '4', y2: '5' }]], 'M2 4L22 5'],
    ['a polyline', [['polyline', { points: '1 2 3 4' }]], 'M1 2 3 4'],
    ['a polygon', [['polygon', { points: '1 2 3 4 5 6' }]], 'M1 2 3 4 5 6z'],
    ['a circle', [['circle', { cx: '12', cy: '12', r: '3' }]], 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    ['a rectangle', [['rect', { x: '1', y: '2', width: '4', height: '6' }]], 'M1 2h4v6h-4z'],
    [
      'a rectangle with round corners',
      [['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]],
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
    ],
    [
      'several elements',
      [
        ['path', { d: 'M3 3v4' }],
        ['path', { d: 'm15 5 4 4' }],
      ],
      'M3 3v4M15 5l4 4',
    ],
  ])('from %s', (_, elements, path) => {
    expect(iconPath(elements)).toBe(path);
  });

  it('throws an error for an unknown element', () => {
    expect(() => iconPath([['text', {}]])).toThrow('not known: text');
  });
});

it('the generated icons match the installed version of Lucide; otherwise run "npm run icons"', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await iconPathsFile());
});
