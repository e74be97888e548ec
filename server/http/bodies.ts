import { TooSlow } from '../errors.ts';
import { readUpTo } from '../services/shared/files/receive.ts';
import { openSlots, type SlotRules } from '../slots.ts';
import { inTime } from './in-time.ts';

/** What is wrong with a body before anything looks at what it says: it broke off, came too slowly, or is too long. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  readonly status: 400 | 408 | 413;
  constructor(status: 400 | 408 | 413) {
    super(`body refused: ${status}`);
    this.status = status;
  }
}

/** Whose share a body is counted in. */
type Client = { account: string | undefined; address: string };
type Rules = SlotRules<keyof Client>;

export type BodyLimits = {
  /** Forms and messages, which are short: the slot is theirs while they arrive. */
  forms: Rules;
  /** Files, which are held in memory: the slot is theirs until they have been worked on. */
  files: Rules;
  idleMilliseconds: number;
  /** All of a body must be here after this and a second for so many bytes that it may have. */
  wholeMilliseconds: number;
  leastBytesPerSecond: number;
};

/** Of 24 files, the largest of which has 10 MiB, and 128 forms of 1 MiB. One client fills neither. */
export const bodyLimits: BodyLimits = {
  forms: {
    atOnce: 128,
    waiting: 256,
    perKey: { account: { atOnce: 8, waiting: 16 }, address: { atOnce: 32, waiting: 64 } },
    waitMilliseconds: 10_000,
    retryAfterSeconds: 5,
  },
  files: {
    atOnce: 24,
    waiting: 48,
    perKey: { account: { atOnce: 3, waiting: 3 }, address: { atOnce: 12, waiting: 12 } },
    waitMilliseconds: 20_000,
    retryAfterSeconds: 10,
  },
  idleMilliseconds: 10_000,
  wholeMilliseconds: 20_000,
  leastBytesPerSecond: 128 * 1024,
};

type Body = ReadableStream<Uint8Array>;

/** Of a body that is too long: a browser that is still sending would lose the answer if the connection closed at once. */
const mostDiscardedBytes = 16 * 1024 * 1024;

export type Bodies = {
  /** The same request with all of its body in memory. */
  receive: (request: Request, mostBytes: number, client: Client) => Promise<Request>;
  /** Works on a body as it arrives. */
  receiveFile: <T>(
    request: Request,
    mostBytes: number,
    client: Client,
    work: (body: Body | Uint8Array) => Promise<T>,
  ) => Promise<T>;
  /** Both: works on a request with all of its body in memory. */
  receiveForm: <T>(
    request: Request,
    mostBytes: number,
    client: Client,
    work: (request: Request) => Promise<T>,
  ) => Promise<T>;
};

/** The way that every body comes in: in a slot of its account and its address, and in time. */
export function openBodies(given: Partial<BodyLimits> = {}): Bodies {
  const limits = { ...bodyLimits, ...given };
  const forms = openSlots(limits.forms);
  const files = openSlots(limits.files);

  const stream = (body: Body, mostBytes: number): Body => {
    const scaled = (mostBytes / limits.leastBytesPerSecond) * 1000;
    return inTime(body, { ...limits, wholeMilliseconds: limits.wholeMilliseconds + scaled });
  };
  const whole = async (request: Request, mostBytes: number): Promise<Request> => {
    if (!request.body) return request;
    const bytes = await readUpTo(stream(request.body, mostBytes), mostBytes).catch((error: unknown) => {
      throw new BodyRefused(error instanceof TooSlow ? 408 : 400);
    });
    if (bytes.length > mostBytes) throw new BodyRefused(413);
    return new Request(request, { body: bytes });
  };
  const refuseTooLong = async ({ body }: Request): Promise<never> => {
    if (body) await discard(inTime(body, limits), mostDiscardedBytes).catch(() => {});
    throw new BodyRefused(413);
  };
  const inSlot = async <T>(
    slots: typeof forms,
    request: Request,
    client: Client,
    work: () => Promise<T>,
  ): Promise<T> => {
    const giveBack = await slots.take(client, request.signal).catch((error: unknown) => {
      // The client has gone, and with it the body.
      throw request.signal.aborted ? new BodyRefused(400) : error;
    });
    try {
      return await work();
    } finally {
      giveBack();
    }
  };

  return {
    receive: async (request, mostBytes, client) => {
      if (!hasBody(request)) return request;
      if (isTooLong(request, mostBytes)) return refuseTooLong(request);
      return inSlot(forms, request, client, () => whole(request, mostBytes));
    },
    receiveFile: async (request, mostBytes, client, work) => {
      const { body } = request;
      if (!hasBody(request) || !body) return work(new Uint8Array());
      if (isTooLong(request, mostBytes)) return refuseTooLong(request);
      return inSlot(files, request, client, () => work(stream(body, mostBytes)));
    },
    receiveForm: async (request, mostBytes, client, work) => {
      if (!hasBody(request)) return work(request);
      if (isTooLong(request, mostBytes)) return refuseTooLong(request);
      return inSlot(files, request, client, async () => work(await whole(request, mostBytes)));
    },
  };
}

async function discard(body: Body, mostBytes: number): Promise<void> {
  let read = 0;
  for await (const part of body) {
    read += part.length;
    if (read > mostBytes) return;
  }
}

/** Asked before the body itself, which costs a whole Request. */
function hasBody({ method, headers }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.get('content-length') !== '0';
}

function isTooLong({ headers }: Request, mostBytes: number): boolean {
  return Number(headers.get('content-length')) > mostBytes;
}
