import { expect, it } from 'vitest';
import { compareWithTyped, countTypedNeeds, searchTypedNeeds } from '../../../tests/fit/typed-needs.ts';
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
  const typed = await searchTypedNeeds(runtime, await makeRecruiter(runtime.db), now);
  const compared = compareWithTyped(typed, now);
  expect(typed).toHaveLength(60);
  const quality = mean(compared['the text typed into the CV library']);
  expect(quality).toBeGreaterThan(0.8);
  expect(quality - mean(compared['BM25 of the text'])).toBeGreaterThan(0.05);
  const { understood, empty } = countTypedNeeds(typed);
  expect(understood).toBeGreaterThanOrEqual(35);
  expect(empty).toBeLessThanOrEqual(1);
});
