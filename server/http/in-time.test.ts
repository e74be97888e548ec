import { describe, expect, it } from 'vitest';
import { inTime } from './in-time.ts';

/** A stream whose parts arrive after these milliseconds each; with `ends: false` it never ends. */
function parts(waits: number[], { ends = true } = {}): ReadableStream<Uint8Array> {
  const left = [...waits];
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const wait = left.shift();
      if (wait === undefined) return ends ? controller.close() : new Promise(() => {});
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      controller.enqueue(new Uint8Array(10));
    },
  });
}
async function lengthOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const part of stream) length += part.length;
  return length;
}
const long = 60_000;

describe('a stream with deadlines', () => {
  it('passes all its bytes on', async () => {
    expect(await lengthOf(inTime(parts([0, 1, 0]), { idleMilliseconds: long, wholeMilliseconds: long }))).toBe(30);
  });

  it('fails when no part arrives before the idle deadline', async () => {
    const stuck = inTime(parts([0], { ends: false }), { idleMilliseconds: 5, wholeMilliseconds: long });
    await expect(lengthOf(stuck)).rejects.toMatchObject({ name: 'TooSlow' });
  });

  it('fails when it is not complete before the deadline for the whole', async () => {
    const drops = inTime(parts(Array(1000).fill(5)), { idleMilliseconds: long, wholeMilliseconds: 30 });
    await expect(lengthOf(drops)).rejects.toMatchObject({ name: 'TooSlow' });
  });

  it('does not fail while its reader is slow', async () => {
    const reader = inTime(parts([0, 0]), { idleMilliseconds: 200, wholeMilliseconds: long }).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await reader.read()).value).toHaveLength(10);
  });

  it('passes on an error of its source, and cancels the source when it is cancelled', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('gone')) });
    const deadlines = { idleMilliseconds: long, wholeMilliseconds: long };
    await expect(lengthOf(inTime(broken, deadlines))).rejects.toThrow('gone');
    const said: unknown[] = [];
    const source = new ReadableStream<Uint8Array>({ cancel: (reason) => void said.push(reason) });
    await inTime(source, deadlines).cancel('enough');
    expect(said).toEqual(['enough']);
  });
});
