import { join } from 'node:path';
import { openSlots } from '../../slots.ts';
import { OutsideError } from '../outside-error.ts';
import { acceptedDocument } from './accepted.ts';
import type { Pdf } from './port.ts';
import { type Outcome, openThread, type ThreadLimits } from './thread.ts';

const pdfLimits: ThreadLimits & { waiting: number } = {
  milliseconds: 10_000,
  startMilliseconds: 20_000,
  heapMegabytes: 128,
  documents: 500,
  restMilliseconds: 60_000,
  graceMilliseconds: 250,
  /** A document takes some milliseconds: when so many wait, something is wrong, and more are refused. */
  waiting: 100,
};

type Options = Partial<typeof pdfLimits> & { file?: string };
/** Longer than the whole queue can take: a document ends by its own timeout or its abort signal, not by the queue. */
const waitMilliseconds = 30 * 60_000;

/**
 * Prints in a thread of this process, with fonts from the disk: nothing is ever fetched. The thread starts with the
 * first document and does not keep the process alive; `close` ends it at once.
 */
export function threadPdf({ file = join(import.meta.dirname, 'pdf.worker.ts'), ...given }: Options = {}): Pdf & {
  close: () => Promise<void>;
} {
  const limits = { ...pdfLimits, ...given };
  const thread = openThread(file, limits);
  const slots = openSlots({ atOnce: 1, waiting: limits.waiting, waitMilliseconds, retryAfterSeconds: 10 });
  const closing = new AbortController();

  return {
    render: async (document, signal) => {
      signal?.throwIfAborted();
      const json = acceptedDocument(document);
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const giveBack = await slots.take({}, ended);
      // Closed between the turn and its use: another thread would start, and never be closed.
      if (ended.aborted) giveBack();
      ended.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const settle = (outcome: Outcome) => ('bytes' in outcome ? resolve(outcome.bytes) : reject(outcome.error));
      // The thread may become free later than the answer: only then the next document begins.
      void thread
        .print(json, settle, signal)
        .catch((cause) => {
          settle({ error: new OutsideError('pdf', 'the renderer could not be used', { permanent: false, cause }) });
        })
        .finally(giveBack);
      return promise;
    },
    close: async () => {
      closing.abort(new OutsideError('pdf', 'closed', { permanent: false }));
      await thread.close();
    },
  };
}
