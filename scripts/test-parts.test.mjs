import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPart } from './test-parts.mjs';

const none = { check: false, product: false, browser: false };

it.each([
  ['everything', [], { check: true, product: true, browser: true }],
  ['the check', ['--part', 'check'], { ...none, check: true }],
  ['the built product', ['--part', 'product'], { ...none, product: true }],
  ['all journeys', ['--part', 'browser'], { ...none, browser: true }],
  ['half of the journeys', ['--part', 'browser-2/2'], { ...none, browser: true, shard: '2/2' }],
])('npm test runs %s', (_, args, part) => {
  expect(readPart(args)).toEqual(part);
});

it.each([
  ['no name', ['--part']],
  ['another name', ['--part', 'browsers']],
  ['a share of a part that is not divided', ['--part', 'check-1/2']],
  ['a share of nothing', ['--part', 'browser-1/0']],
])('npm test refuses a part with %s', (_, args) => {
  expect(readPart(args)).toBeUndefined();
});

it('the parts of the workflow are everything, each test once', () => {
  const workflow = readFileSync(new URL('../.github/workflows/ci.yml', import.meta.url), 'utf8');
  const [, names = ''] = /part: \[(.*)\]/.exec(workflow) ?? [];
  const parts = names.split(', ').map((name) => readPart(['--part', name]));
  for (const kind of ['check', 'product']) expect(parts.filter((part) => part?.[kind])).toHaveLength(1);
  const shards = parts.flatMap((part) => (part?.browser ? [part.shard] : []));
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
});
