import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readCatalogueQuery } from '../../../domain/catalogue/query.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { readCatalogue } from './read-catalogue.ts';

const file = join(import.meta.dirname, '../../../tests/fixtures/catalogue/expected-first.txt');
const expected = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [query = '', key = ''] = line.split(' → ');
    return { query, key };
  });

let runtime: Runtime;
const keyOf = new Map<string, string>();

beforeAll(async () => {
  runtime = await testRuntime();
  const { rows } = await runtime.pool.query<{ id: string; key: string }>(
    `select q.id, t.content_key || '/' || q.content_key as key from questions q join tests t on t.id = q.test_id
     where q.pool = 'public'`,
  );
  for (const { id, key } of rows) keyOf.set(id, key);
  await runtime.catalogue.start();
});

it('every expected question exists', () => {
  const known = new Set(keyOf.values());
  expect(expected.length).toBeGreaterThanOrEqual(200);
  expect(expected.filter(({ key }) => !known.has(key))).toEqual([]);
});

it('the search returns the expected question first, measured by the mean reciprocal rank', async () => {
  const context = contextOf(runtime, undefined);
  const missed: string[] = [];
  let sum = 0;
  for (const { query, key } of expected) {
    const { entries } = await readCatalogue(context, readCatalogueQuery(new URLSearchParams({ query })));
    const rank = entries.findIndex(({ questionId }) => keyOf.get(questionId) === key) + 1;
    sum += rank > 0 ? 1 / rank : 0;
    if (rank !== 1)
      missed.push(
        `${query}: ${rank || 'not found'} (of ${entries.length}), wanted ${key}, first ${keyOf.get(entries[0]?.questionId ?? '')}`,
      );
  }
  const meanReciprocalRank = sum / expected.length;
  console.log(
    `mean reciprocal rank of ${expected.length} queries: ${meanReciprocalRank.toFixed(3)}; not first: ${missed.length}`,
  );
  if (process.env.MISSED) console.log(missed.join('\n'));
  expect(meanReciprocalRank).toBeGreaterThan(0.95);
});
