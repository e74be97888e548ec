import { availableParallelism, cpus, loadavg } from 'node:os';

/** The machine of a measurement, and its load: a ratio from a busy machine is less reliable. */
export function machine() {
  return {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: loadavg().map((value) => Number(value.toFixed(2))),
  };
}
