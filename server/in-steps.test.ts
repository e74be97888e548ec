import { setImmediate as rest } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSteps } from './in-steps.ts';

function* slowCount(steps: number): Generator<undefined, number> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + 11;
    while (performance.now() < until);
    yield;
  }
  return steps;
}

it('long work lets other work happen between its steps', async () => {
  const working = inSteps(slowCount(5));
  let others = 0;
  const otherWork = (async () => {
    while (others < 3) {
      await rest();
      others++;
    }
    return 'others';
  })();
  expect(await Promise.race([working, otherWork])).toBe('others');
  expect(await working).toBe(5);
});

it('a failure is that of the work', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first step.
  const failing = function* (): Generator<undefined, number> {
    throw new Error('unreadable');
  };
  await expect(inSteps(failing())).rejects.toThrow('unreadable');
});
