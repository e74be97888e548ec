import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = ['app', 'domain', 'server'].flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .map((path) => join(layer, path).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|fixture|texts)\./.test(path)),
);

describe('a rule has one file', () => {
  it.each<[string, RegExp, string[]]>([
    ['the removal of accents', /\.normalize\('NFK?D'\)|\\u0300-\\u036f/, ['domain/text/fold.ts']],
    ['the entities of HTML', /'&amp;'/, ['domain/text/escape.ts']],
    ['the escaping of LIKE patterns', /\[(\\\\%_|%_\\\\)\]/, ['domain/text/escape.ts']],
    ['the quoting of CSV', /\[",;\\r\\n\]/, ['domain/text/escape.ts']],
    ['the accents in a query', /unaccent\(/, ['server/data/folded.ts']],
    ['the statuses of introductions in SQL', /status (=|<>|in|from) \(?[1-9][0-9]\b/, []],
  ])('%s: no other file has a copy', (_rule, pattern, expected) => {
    expect(sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))).toEqual(expected);
  });
});
