import { BodyRefused, TooSlow } from '../../domain/refusals.ts';
import { readUpTo } from '../services/shared/files/receive.ts';
import { openSlots, type SlotRules } from '../slots.ts';
import { inTime } from './in-time.ts';

/** The account and the address whose limits a body counts for. */
type Client = { account: string | undefined; address: string };
type Rules = SlotRules<keyof Client>;

export type BodyLimits = {
  /** Forms and webhooks, which are short: they occupy a slot while they are received. */
  forms: Rules;
  /** Files, which are kept in memory: they occupy a slot until they have been processed. */
  files: Rules;
  idleMilliseconds: number;
  /** The deadline for a whole body: this, plus one second per `leastBytesPerSecond` of its allowed length. */
  wholeMilliseconds: number;
  leastBytesPerSecond: number;
};

/** At most 24 files of up to 10 MiB and 128 forms of 1 MiB at once; one client cannot take all the slots. */
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

/** Read and discarded of a body that is too long: otherwise a browser that is still sending does not see the answer. */
const mostDiscardedBytes = 16 * 1024 * 1024;

export type Bodies = {
  /** Returns the same request with its whole body in memory. */
  receive: (request: Request, mostBytes: number, client: Client) => Promise<Request>;
  /** Processes a body as a stream. */
  receiveFile: <T>(
    request: Request,
    mostBytes: number,
    client: Client,
    work: (body: Body | Uint8Array) => Promise<T>,
  ) => Promise<T>;
  /** Processes a request with its whole body, which may contain a file, in memory. */
  receiveForm: <T>(
    request: Request,
    mostBytes: number,
    client: Client,
    work: (request: Request) => Promise<T>,
  ) => Promise<T>;
};

/** Receives every request body: with slots per account and per address, and with deadlines. */
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
      throw new BodyRefused(error instanceof TooSlow ? 'tooSlow' : 'interrupted');
    });
    if (bytes.length > mostBytes) throw new BodyRefused('tooLarge');
    return new Request(request, { body: bytes });
  };
  const refuseTooLong = async ({ body }: Request): Promise<never> => {
    if (body) await discard(inTime(body, limits), mostDiscardedBytes).catch(() => {});
    throw new BodyRefused('tooLarge');
  };
  const inSlot = async <T>(
    slots: typeof forms,
    request: Request,
    client: Client,
    work: () => Promise<T>,
  ): Promise<T> => {
    const giveBack = await slots.take(client, request.signal).catch((error: unknown) => {
      // The client has disconnected, so there is no body.
      throw request.signal.aborted ? new BodyRefused('interrupted') : error;
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

/** Cheaper than `request.body`, which creates a whole Request object. */
function hasBody({ method, headers }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.get('content-length') !== '0';
}

function isTooLong({ headers }: Request, mostBytes: number): boolean {
  return Number(headers.get('content-length')) > mostBytes;
}
