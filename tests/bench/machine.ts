import { availableParallelism, cpus, loadavg } from 'node:os';

/** What a figure was measured on, and how busy that machine was: a ratio from a loaded one says less. */
export function machine() {
  return {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: loadavg().map((value) => Number(value.toFixed(2))),
  };
}
