import { expect, it } from 'vitest';
import { compareWithWay, countWays, takeWholeWay } from '../../../tests/fit/whole-way.ts';
import { makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { loadWorld } from '../../data/world/load.ts';
import { demoWorld } from '../../data/world/world.ts';
import { rebuildLibrary } from '../library/rebuild-library.ts';

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

it('the judged needs find who suits them, typed as they are written (docs/product/fit.md, How good the order is)', async () => {
  const now = new Date('2026-11-17T10:00:00Z');
  const runtime = await testRuntime();
  await loadWorld(runtime.pool, { ...demoWorld, now });
  await rebuildLibrary(runtime.db);
  const ways = await takeWholeWay(runtime, await makeRecruiter(runtime.db), now);
  const compared = compareWithWay(ways, now);
  expect(ways).toHaveLength(60);
  expect(mean(compared['the whole way'])).toBeGreaterThan(0.8);
  expect(mean(compared['the whole way']) - mean(compared['BM25 of the text'])).toBeGreaterThan(0.05);
  const { understood, empty } = countWays(ways);
  expect(understood).toBeGreaterThanOrEqual(35);
  expect(empty).toBeLessThanOrEqual(4);
});
