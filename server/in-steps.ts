import { setImmediate as rest } from 'node:timers/promises';

/** Work of this length delays no other request that people would notice. */
const stepMilliseconds = 10;

/** Does long work in steps, and answers other requests between them. */
export async function inSteps<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + stepMilliseconds;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await rest();
  }
}
