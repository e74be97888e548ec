import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const documents = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path)),
].filter((path) => path.endsWith('.md'));

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/```.*?```/gs, '');

/** The anchor that a heading gets on a page of Markdown. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the links of the documents', () => {
  it.each(documents)('%s leads to files and headings that exist', (path) => {
    const broken = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^[a-z]+:/.test(address))
      .filter((address) => {
        const [file = '', anchor] = address.split('#');
        const target = file ? join(dirname(path), file) : path;
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
      });
    expect(broken).toEqual([]);
  });
});
