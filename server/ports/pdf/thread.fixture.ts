// A thread that behaves as the name in the résumé says: see embedded.test.ts.
import { parentPort, threadId } from 'node:worker_threads';

const orders: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  end: () => process.exit(3),
  throw: () => {
    throw new Error('broken');
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(10_000).fill(1));
  },
  refuse: () => parentPort?.postMessage({ failure: 'TypeError at themes' }),
};

parentPort?.on('message', (json: string) => {
  const { name } = JSON.parse(json).resume.basics;
  const order = orders[name];
  if (order) order();
  else parentPort?.postMessage({ bytes: new TextEncoder().encode(String(threadId)) });
});
parentPort?.postMessage('ready');
