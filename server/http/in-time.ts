import { TooSlow } from '../../domain/refusals.ts';

export type Deadlines = {
  /** The longest time to wait for one part. */
  idleMilliseconds: number;
  /** The longest time from the first read to the end. */
  wholeMilliseconds: number;
};

/** The same bytes; when they do not arrive before the deadlines, the stream fails with TooSlow. */
export function inTime(
  source: ReadableStream<Uint8Array>,
  { idleMilliseconds, wholeMilliseconds }: Deadlines,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let ends: number | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        ends ??= performance.now() + wholeMilliseconds;
        const late = Promise.withResolvers<never>();
        const left = Math.max(0, Math.min(idleMilliseconds, ends - performance.now()));
        const timer = setTimeout(() => late.reject(new TooSlow()), left);
        try {
          const { done, value } = await Promise.race([reader.read(), late.promise]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
          reader.cancel(error).catch(() => {});
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // No buffer: the source is read only on demand, so the time of a slow reader does not count.
    { highWaterMark: 0 },
  );
}
