import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from './log.ts';

/** While one piece of work takes this long, no request is answered. */
const longMilliseconds = 250;
const lookMilliseconds = 1000;
const resolution = 10;

/** The timer measures its delay including its own interval, which is subtracted. */
const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);

/**
 * Measures how long single pieces of work blocked the event loop: as metrics, and in the log when it was too long. The
 * metrics are those since the last scrape; the longest delay is that since the start.
 */
export function watchEventLoop(registry: Registry, log: Log): { close: () => void } {
  const asked = start();
  const looked = start();
  let longest = 0;
  const gauge = (name: string, help: string, read: () => number) => {
    const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) });
    return made;
  };
  const quantiles = new Gauge({
    name: 'event_loop_delay_seconds',
    help: 'Delay of the event loop since this was last asked for',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      quantiles.set({ quantile: '0.5' }, seconds(asked.percentile(50)));
      quantiles.set({ quantile: '0.99' }, seconds(asked.percentile(99)));
      quantiles.set({ quantile: '1' }, asked.count > 0 ? seconds(asked.max) : 0);
      asked.reset();
    },
  });
  const long = new Counter({
    name: 'event_loop_long_delays_total',
    help: `Times that the event loop was held for more than ${longMilliseconds} ms`,
    registers: [registry],
  });
  const look = () => {
    const delay = looked.count > 0 ? seconds(looked.max) : 0;
    looked.reset();
    longest = Math.max(longest, delay);
    if (delay * 1000 <= longMilliseconds) return;
    long.inc();
    log.warn(
      { milliseconds: Math.round(delay * 1000) },
      'the event loop was blocked: no request was answered meanwhile',
    );
  };
  gauge('event_loop_longest_delay_seconds', 'Longest delay of the event loop since the start', () => {
    look();
    return longest;
  });
  const timer = setInterval(look, lookMilliseconds).unref();
  return {
    close: () => {
      clearInterval(timer);
      asked.disable();
      looked.disable();
    },
  };
}

function start() {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  return histogram;
}
