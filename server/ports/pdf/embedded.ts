import { join } from 'node:path';
import { OutsideError } from '../outside-error.ts';
import { acceptedDocument } from './accepted.ts';
import type { Pdf } from './port.ts';
import { type Outcome, openThread, type ThreadLimits } from './thread.ts';

export const pdfLimits: ThreadLimits & { waiting: number } = {
  milliseconds: 10_000,
  startMilliseconds: 20_000,
  heapMegabytes: 128,
  documents: 500,
  restMilliseconds: 60_000,
  graceMilliseconds: 250,
  /** A document takes some milliseconds: when so many wait, something is wrong, and more would only wait in vain. */
  waiting: 100,
};

type Options = Partial<typeof pdfLimits> & { file?: string };
type Job = { json: string; settle: (outcome: Outcome) => void; signal?: AbortSignal };

/**
 * Printed by this process in a thread of its own, with fonts from the disk: no address is ever fetched for it. The thread
 * starts with the first document and keeps no process alive that wants to end; `close` ends it at once.
 */
export function threadPdf({ file = join(import.meta.dirname, 'pdf.worker.ts'), ...given }: Options = {}): Pdf & {
  close: () => Promise<void>;
} {
  const limits = { ...pdfLimits, ...given };
  const thread = openThread(file, limits);
  const waiting: Job[] = [];
  let isBusy = false;
  let isClosed = false;

  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { json, settle, signal } = job;
      await thread.print(json, settle, signal).catch((cause) => {
        settle({ error: new OutsideError('pdf', 'the renderer could not be used', { permanent: false, cause }) });
      });
    }
    isBusy = false;
  };

  return {
    render: async (document, signal) => {
      signal?.throwIfAborted();
      const json = acceptedDocument(document);
      if (isClosed) throw new OutsideError('pdf', 'closed', { permanent: false });
      if (waiting.length >= limits.waiting) {
        throw new OutsideError('pdf', 'too many résumés are waiting', { permanent: false });
      }
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const settle = (outcome: Outcome) => ('bytes' in outcome ? resolve(outcome.bytes) : reject(outcome.error));
      const job: Job = { json, settle, signal };
      const leave = () => {
        const place = waiting.indexOf(job);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(job);
      void work();
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    close: async () => {
      isClosed = true;
      for (const { settle } of waiting.splice(0)) {
        settle({ error: new OutsideError('pdf', 'closed', { permanent: false }) });
      }
      await thread.close();
    },
  };
}
