import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../tests/harness/eventually.ts';
import { watchEventLoop } from './event-loop.ts';
import type { Log } from './log.ts';

const hold = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

const figures = async (registry: Registry) =>
  Object.fromEntries(
    (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('event_loop'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

describe('the event loop watcher', () => {
  it('measures how long the event loop was blocked, and logs it', async () => {
    const warn = vi.fn();
    const registry = new Registry();
    const watch = watchEventLoop(registry, { warn } as unknown as Log);
    // The timer that measures must have started.
    await pause(50);
    hold(600);
    await eventually(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls.some(([{ milliseconds }]) => milliseconds >= 500)).toBe(true);
    const said = await figures(registry);
    expect(said['event_loop_delay_seconds{quantile="1"}']).toBeGreaterThanOrEqual(0.5);
    expect(said['event_loop_delay_seconds{quantile="0.5"}']).toBeLessThan(0.5);
    expect(said['event_loop_delay_seconds{quantile="0.99"}']).toBeDefined();
    expect(said.event_loop_longest_delay_seconds).toBeGreaterThanOrEqual(0.5);
    expect(said.event_loop_long_delays_total).toBeGreaterThanOrEqual(1);
    watch.close();
  });
});
