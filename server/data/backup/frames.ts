import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { Fault } from '../../fault.ts';

/**
 * A backup is a sequence of frames: one line of JSON that describes the content, then that many bytes. The last frame
 * contains a checksum of all others, so that a truncated or damaged file is detected.
 */
export type Head =
  | { kind: 'vivier-backup'; version: 1; madeAt: string; migrations: string[] }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'file'; path: string }
  /** The key that encrypts second factors, when it is stored in the data folder. */
  | { kind: 'secret' }
  | { kind: 'end'; checksum: string };
export type Frame = Head & { bytes: number };

export function frameWriter(target: Writable) {
  const hash = createHash('sha256');
  const put = async (chunk: Buffer): Promise<void> => {
    hash.update(chunk);
    if (!target.write(chunk)) await once(target, 'drain');
  };
  const frame = async (head: Head, body: Buffer = Buffer.alloc(0)): Promise<void> => {
    await put(Buffer.from(`${JSON.stringify({ ...head, bytes: body.length })}\n`));
    if (body.length > 0) await put(body);
  };
  return { frame, end: () => frame({ kind: 'end', checksum: hash.copy().digest('hex') }) };
}

/** The frames of a backup, one at a time; throws when it is truncated, damaged or not a backup. */
export async function* readFrames(source: Readable): AsyncGenerator<{ head: Frame; body: Buffer }> {
  const hash = createHash('sha256');
  const input = source[Symbol.asyncIterator]();
  let buffer: Buffer = Buffer.alloc(0);
  let ended = false;

  const more = async (): Promise<void> => {
    const next = await input.next().catch(() => ({ done: true as const, value: undefined }));
    if (next.done) throw new Fault('This file is not a whole backup: it is cut or damaged. Nothing was changed.');
    buffer = Buffer.concat([buffer, next.value as Buffer]);
  };
  const take = async (length: number): Promise<Buffer> => {
    while (buffer.length < length) await more();
    const taken = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return taken;
  };
  const line = async (): Promise<Buffer> => {
    for (let at = buffer.indexOf(10); ; at = buffer.indexOf(10)) {
      if (at >= 0) return take(at + 1);
      if (buffer.length > 64 * 1024) throw new Fault('This file is not a backup of the product.');
      await more();
    }
  };

  while (!ended) {
    const before = hash.copy().digest('hex');
    const text = await line();
    const head = parse(text);
    const body = await take(head.bytes);
    hash.update(text).update(body);
    if (head.kind === 'end') {
      if (head.checksum !== before)
        throw new Fault('This backup is damaged: its checksum does not fit. Nothing was changed.');
      ended = true;
    }
    yield { head, body };
  }
}

function parse(text: Buffer): Frame {
  try {
    const head = JSON.parse(text.toString()) as Frame;
    if (typeof head.kind === 'string' && Number.isInteger(head.bytes) && head.bytes >= 0) return head;
  } catch {}
  throw new Fault('This file is not a backup of the product.');
}
