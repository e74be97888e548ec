import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeBinary } from '../../harness/product.ts';
import type { Order, Printed } from './printer.ts';

export type Printer = {
  print: (which: number[]) => Promise<Printed>;
  /** Of the whole process, in bytes. */
  memory: () => Promise<number>;
  /** Microseconds since it began. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
};

export function openPrinter(): Printer {
  const child = fork(join(import.meta.dirname, 'printer.ts'), { execPath: nodeBinary, execArgv: [] });
  const waiting = new Map<number, (answer: unknown) => void>();
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the printing process ended')));
  ended.catch(() => {});
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) => waiting.get(id)?.(answer));
  let last = 0;
  const ask = <T>(order: Order): Promise<T> => {
    const id = ++last;
    const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    child.send({ id, order });
    return Promise.race([answered, ended]) as Promise<T>;
  };
  return {
    print: (which) => ask({ print: which }),
    memory: () => ask('memory'),
    cpu: () => ask('cpu'),
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
