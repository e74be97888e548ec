import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sprout, sproutStage } from './sprout.tsx';

const modules = Object.values(
  import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./drawing.tsx', '!./*.test.tsx'], { eager: true }),
);
const stages = [1, 2, 3, 4, 5] as const;
const drawn: [string, string][] = [
  ...modules
    .flatMap((one) => Object.entries(one))
    .filter(([name]) => !name.toLowerCase().startsWith('sprout'))
    .map(([name, component]): [string, string] => [name, renderToStaticMarkup(createElement(component))]),
  ...stages.map((stage): [string, string] => [`Sprout ${stage}`, renderToStaticMarkup(<Sprout stage={stage} />)]),
];

describe('every drawing', () => {
  it.each(drawn)('%s is one picture of at most 3 kB', (_, svg) => {
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(Buffer.byteLength(svg)).toBeGreaterThan(400);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3000);
  });

  it.each(drawn)('%s is decoration: hidden from screen readers', (_, svg) => {
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).not.toMatch(/<text|<title|aria-label/);
  });

  it.each(drawn)('%s has its colours from the tokens, for both themes', (_, svg) => {
    expect(svg.match(/(?:fill|stroke)="(?!none|var\(--[a-z-]+\))[^"]*"/g)).toBeNull();
  });

  it('there are enough of them that the files were found', () => expect(drawn.length).toBeGreaterThan(20));
});

it.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [49, 2],
  [50, 3],
  [75, 4],
  [99, 4],
  [100, 5],
])('%s percent is stage %s of the plant', (percent, stage) => {
  expect(sproutStage(percent)).toBe(stage);
});

it('a plant that says how far something has come has a name', () => {
  const svg = renderToStaticMarkup(<Sprout stage={2} label="40 %" />);
  expect(svg).toContain('role="img" aria-label="40 %"');
  expect(svg).not.toContain('aria-hidden');
  expect(new Set(drawn.map(([, one]) => one)).size).toBe(drawn.length);
});
