import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'e2e');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.e2e.ts'))
  .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));

/** A journey has fewer lines than this, so that it is read in one go. */
const tooManyLines = 60;

/** Each `test(…)` with its number of lines. The formatter puts its end at the same distance from the margin. */
function journeysIn(source: string): { start: string; lines: number }[] {
  const lines = source.split('\n');
  return lines.flatMap((start, index) => {
    const [, margin] = /^( *)test\(/.exec(start) ?? [];
    if (margin === undefined) return [];
    const end = lines.findIndex((line, at) => at > index && new RegExp(`^${margin}\\}?\\);$`).test(line));
    return [{ start: start.trim(), lines: end - index + 1 }];
  });
}

describe('journeys through a browser', () => {
  it('the lines of a journey are counted from its title to its end', () => {
    const step = '  await page.goto("/");\n';
    const long = `test('long', async () => {\n${step.repeat(58)}});\n`;
    const inner = `test.describe('inner', () => {\n  test('short', async () => {\n  ${step}  });\n});\n`;
    const wrapped = `test(\n  'wrapped',\n  async () => {\n  ${step}  },\n);\n`;
    expect(journeysIn(long + inner + wrapped).map(({ lines }) => lines)).toEqual([60, 3, 6]);
  });

  it(`every journey has fewer than ${tooManyLines} lines`, () => {
    const all = files.flatMap(({ path, source }) => journeysIn(source).map((one) => ({ path, ...one })));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ lines }) => lines < 1 || lines >= tooManyLines)).toEqual([]);
  });

  it('every area has a journey at the width of a phone, or a screen that is checked at every width', () => {
    const areas = Object.groupBy(files, ({ path }) => path.split('/')[0] ?? '');
    const without = Object.entries(areas).filter(([, ofArea = []]) =>
      ofArea.every(({ source }) => {
        const once = source.split("tag: '@once'").length - 1;
        return once === journeysIn(source).length && !/(goodAt|fits)EveryWidth\(/.test(source);
      }),
    );
    expect(without.map(([area]) => area)).toEqual([]);
  });
});
