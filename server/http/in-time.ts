import { TooSlow } from '../errors.ts';

export type Deadlines = {
  /** Between one part and the next, while one is waited for. */
  idleMilliseconds: number;
  /** From the first question to the end. */
  wholeMilliseconds: number;
};

/** The same bytes, as long as they come in time; otherwise the stream fails with TooSlow, and is read no further. */
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
    // Read only when asked for: what waits here for its reader is not late.
    { highWaterMark: 0 },
  );
}
