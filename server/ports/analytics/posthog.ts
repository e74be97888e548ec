import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock/port.ts';
import { callOutside } from '../outside-call.ts';
import { OutsideError } from '../outside-error.ts';
import type { Random } from '../random/port.ts';
import type { Analytics, AnalyticsEvent, Warn } from './port.ts';

export type PostHogOptions = { url: string; key: string } & Partial<typeof defaults>;

const defaults = {
  batchSize: 20,
  flushEveryMs: 5_000,
  longestQueue: 1_000,
  attempts: 3,
  retryAfterMs: 1_000,
  timeoutMs: 5_000,
  /** A process that ends waits no longer than this for the analytics service. */
  closeWithinMs: 5_000,
};

export function posthogAnalytics(options: PostHogOptions, clock: Clock, random: Random, warn: Warn): Analytics {
  const settings = { ...defaults, ...options };
  const address = `${settings.url.replace(/\/$/, '')}/batch/`;
  const closing = new AbortController();
  let queue: string[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  /** One batch at a time: a slow service makes the queue longer, not the number of requests. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (queue.length > 0) sending ??= sendAll();
    return sending ?? Promise.resolve();
  };

  const sendAll = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.slice(0, settings.batchSize);
      queue = queue.slice(settings.batchSize);
      await send(batch).catch((error) => warn(`analytics: ${batch.length} events were dropped`, error));
    }
    if (dropped > 0) warn(`analytics: ${dropped} events were dropped, the queue was full`);
    dropped = 0;
    // In the same tick as the last check of the queue, so that no event is added in between and forgotten.
    sending = undefined;
  };

  const send = async (batch: string[]): Promise<void> => {
    const body = `{"api_key":${JSON.stringify(settings.key)},"batch":[${batch.join(',')}]}`;
    const headers = { 'content-type': 'application/json' };
    for (let attempt = 1; ; attempt++) {
      try {
        const request = () => new Request(address, { method: 'POST', headers, body });
        const call = { service: 'posthog', request, timeoutMs: settings.timeoutMs, signal: closing.signal };
        await (await callOutside(call)).body?.cancel();
        return;
      } catch (error) {
        const permanent = error instanceof OutsideError && error.permanent;
        if (permanent || attempt >= settings.attempts) throw error;
        await wait(settings.retryAfterMs * 2 ** (attempt - 1), undefined, { signal: closing.signal });
      }
    }
  };

  return {
    async record(event) {
      try {
        // Serialised at once: later changes by the caller are not part of the event.
        const line = JSON.stringify(posthogEvent(event, clock, random));
        if (queue.length >= settings.longestQueue) dropped++;
        else queue.push(line);
      } catch (error) {
        warn(`analytics: the event '${event.name}' was not recorded`, error);
      }
      if (queue.length >= settings.batchSize) void flush();
      else timer ??= setTimeout(flush, settings.flushEveryMs).unref();
    },

    async close() {
      const limit = setTimeout(() => closing.abort(), settings.closeWithinMs);
      await flush();
      clearTimeout(limit);
    },
  };
}

function posthogEvent({ name, userId, data }: AnalyticsEvent, clock: Clock, random: Random): object {
  const id = random.id();
  return {
    // PostHog keeps one event per identifier, so that a batch sent twice counts once.
    uuid: id,
    event: name,
    distinct_id: userId ?? id,
    timestamp: clock.now().toISOString(),
    properties: {
      ...data,
      // PostHog would locate the address of our server.
      $geoip_disable: true,
      ...(userId ? {} : { $process_person_profile: false }),
    },
  };
}
