// A thread that behaves as its text says, for tests of failures.
import { parentPort } from 'node:worker_threads';

const orders: Record<string, () => void> = {
  end: () => process.exit(1),
  throw: () => {
    throw new Error('broken');
  },
  hang: () => {
    for (;;);
  },
  fill: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  },
};

parentPort?.on('message', ({ text }: { text: string }) => {
  orders[text]?.();
  parentPort?.postMessage({ html: `<p>from the thread: ${text}</p>`, cpu: 1 });
});
parentPort?.postMessage('ready');
