import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');
const cells = (line: string) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d+\.\d+\.\d+ /.test(line))
  .map(cells);

it('docs/asvs.md has each requirement of levels 1 and 2 once, with its state', () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(([id]) => id)).size).toBe(253);
  for (const [id, level, asks, state, why] of rows) {
    expect(['1', '2'], id).toContain(level);
    expect(['**met**', '**n/a**', '**open**'], id).toContain(state);
    expect(asks, id).not.toBe('');
    expect(why, id).not.toBe('');
  }
});

it('docs/asvs.md has correct counts, by chapter and in total', () => {
  const count = (of: typeof rows) => {
    const states = ['**met**', '**n/a**', '**open**'].map((state) => of.filter((row) => row[3] === state).length);
    return [...states, of.length].map(String);
  };
  const chapters = text.split('\n').filter((line) => /^\| V\d+ /.test(line));
  expect(chapters).toHaveLength(17);
  for (const line of chapters) {
    const [name = '', ...counts] = cells(line);
    expect(counts, name).toEqual(count(rows.filter(([id]) => id?.startsWith(`${name.split(' ')[0]}.`))));
  }
  const all = text.split('\n').find((line) => line.startsWith('| **All**')) ?? '';
  expect(cells(all.replaceAll('**', '')).slice(1)).toEqual(count(rows));
});

it('docs/asvs.md names only files that exist', () => {
  const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(150);
  for (const file of named) expect(existsSync(join(root, file)), file).toBe(true);
});

it('docs/asvs.md names only tests that exist', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)` "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(120);
  for (const [, file = '', name = ''] of named) {
    const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    expect(source.includes(name), `${file}: ${name}`).toBe(true);
  }
});
