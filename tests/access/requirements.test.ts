// docs/product/requirements/README.md: each row of the tables names a test or a screen that exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../domain/paths.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'product', 'requirements');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

type Row = { requirement: string; heldBy: string };

/** The rows of all tables with the columns Requirement and Held by. */
function rowsOf(markdown: string): Row[] {
  const [heading, line] = ['| Requirement | Held by |', '| --- | --- |'];
  return markdown
    .split('\n')
    .filter((row) => row.startsWith('|') && row !== heading && row !== line)
    .map((row) => {
      const [requirement = '', heldBy = '', ...others] = row.slice(1, -1).split(/(?<!\\)\|/);
      return { requirement: requirement.trim(), heldBy: others.length > 0 ? '' : heldBy.trim() };
    });
}

const written = new Map<string, string>();
/** The source of a test as one line, so that a title that is broken into lines is found. */
function sourceOf(path: string): string {
  const known = written.get(path);
  if (known !== undefined) return known;
  const isTest = /\.(test\.tsx?|e2e\.ts)$/.test(path) && existsSync(join(root, path));
  const source = isTest ? readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' ') : '';
  written.set(path, source);
  return source;
}

/** What is wrong with a row; undefined when each test and screen that it names exists. */
function problemOf({ requirement, heldBy }: Row): string | undefined {
  if (!requirement) return 'says nothing';
  const held = heldBy.split(/;\s+(?=`|screen `)/).filter(Boolean);
  if (held.length === 0) return 'names no test';
  return held.map(problemOfReference).find(Boolean);
}

function problemOfReference(reference: string): string | undefined {
  const [, screen] = /^screen `(\w+)`$/.exec(reference) ?? [];
  if (screen) return Object.hasOwn(paths, screen) ? undefined : `there is no screen ${screen}`;
  const [, path = '', words = ''] = /^`([^`]+)`: (.+)$/.exec(reference) ?? [];
  if (!path) return `cannot be read: ${reference}`;
  return sourceOf(path).includes(words) ? undefined : `there is no test “${words}” in ${path}`;
}

describe('docs/product/requirements: the rows of a table', () => {
  it.each([
    ['a row without a test', '| Six at most |  |', 'names no test'],
    ['a test that does not exist', '| Six at most | `domain/nothing.test.ts`: six |', 'there is no test'],
    ['words of no title', '| Six at most | `domain/paths.test.ts`: six at most |', 'there is no test'],
    ['a test', '| A locale | `domain/paths.test.ts`: have a recognisable locale |', undefined],
    ['two tests', '| A locale | `domain/paths.test.ts`: recognisable; `domain/no.test.ts`: x |', 'domain/no.test.ts'],
    ['a file that is no test', '| Six at most | `domain/paths.ts`: paths |', 'there is no test'],
    ['an unknown screen', '| Six at most | screen `nowhere` |', 'there is no screen nowhere'],
    ['a third column', '| Six at most | screen `home` | yes |', 'names no test'],
    ['a screen', '| Six at most | screen `home` |', undefined],
  ])('%s', (_, row, expected) => {
    const [read] = rowsOf(`| Requirement | Held by |\n| --- | --- |\n${row}`);
    const problem = read && problemOf(read);
    if (expected === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(expected);
  });

  it.each(files)('of %s name tests and screens that exist', (file) => {
    const rows = rowsOf(readFileSync(join(folder, file), 'utf8'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => ({ ...row, problem: problemOf(row) })).filter(({ problem }) => problem)).toEqual([]);
  });

  it('every file is in the list of the folder', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(files.filter((file) => !index.includes(`[${file}](${file})`))).toEqual([]);
  });
});
