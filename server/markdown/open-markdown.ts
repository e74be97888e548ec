import { join } from 'node:path';
import { Busy } from '../../domain/refusals.ts';
import { openThread, type ThreadLimits } from './open-thread.ts';
import { plainHtml } from './plain-html.ts';

/**
 * HTML that is safe to show. `final`: the same text always gives the same HTML, so that it may be stored. A text for
 * which the machine had no time is shown as plain text once.
 */
type Rendered = { html: string; final: boolean };

export type Markdown = {
  /**
   * The texts of one page or one save, in order; a text that takes too long is plain text. Rejects with Busy when too
   * many batches wait, or too many of this account (or address).
   */
  render: (texts: readonly string[], account: string) => Promise<Rendered[]>;
  close: () => Promise<void>;
};

const markdownLimits = {
  heapMegabytes: 64,
  restMilliseconds: 300_000,
  silentMilliseconds: 60_000,
  /** Batches that wait for the thread. */
  waiting: 40,
  /** Batches of one account, waiting or in work. */
  perAccount: 3,
  waitMilliseconds: 5000,
  /** The share of the usual budgets; tests use less, so that a slow text ends sooner. */
  budgetShare: 1,
};

/** Processor time: fifty times what a text of this length usually takes. */
const textBudget = (length: number) => 200 + length / 25;
/** For all texts of one save: sixty slow texts must not have sixty budgets. */
const batchBudget = (length: number) => 1000 + length / 100;
/** A repeated reference repeats its address: a short text must not become megabytes of HTML. */
const longestHtml = (length: number) => 1000 + length * 6;

type Options = Partial<typeof markdownLimits & ThreadLimits> & { file?: string };
type Batch = { texts: readonly string[]; account: string; settle: (rendered: Rendered[]) => void; begin: () => void };

/** Renders the Markdown of users in a separate thread: no text may block the requests of others. */
export function openMarkdown({
  file = join(import.meta.dirname, 'markdown.worker.ts'),
  ...given
}: Options = {}): Markdown {
  const limits = { ...markdownLimits, ...given };
  const thread = openThread(file, limits);
  const waiting: Batch[] = [];
  const counts = new Map<string, number>();
  let isBusy = false;
  let isClosed = false;

  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      batch.begin();
      // When the thread cannot be started, the queue continues all the same.
      batch.settle(await renderBatch(batch.texts).catch(() => batch.texts.map((text) => later(text))));
    }
    isBusy = false;
  };

  const renderBatch = async (texts: readonly string[]): Promise<Rendered[]> => {
    const share = limits.budgetShare;
    let left = share * batchBudget(texts.reduce((sum, text) => sum + text.length, 0));
    const rendered: Rendered[] = [];
    for (const text of texts) {
      if (text.trim() === '') rendered.push({ html: '', final: true });
      else if (left <= 0) rendered.push({ html: plainHtml(text), final: true });
      else if (isClosed) rendered.push(later(text));
      else {
        const answer = await thread.ask({
          text,
          milliseconds: Math.min(share * textBudget(text.length), Math.max(left, 1)),
        });
        left -= answer.cpu;
        rendered.push(resultOf(text, answer));
      }
    }
    return rendered;
  };

  return {
    render: async (texts, account) => {
      if (texts.every((text) => text.trim() === '')) return texts.map(() => ({ html: '', final: true }));
      const mine = counts.get(account) ?? 0;
      if (isClosed || waiting.length >= limits.waiting || mine >= limits.perAccount) throw new Busy(retryAfterSeconds);
      counts.set(account, mine + 1);
      const { promise, resolve, reject } = Promise.withResolvers<Rendered[]>();
      const leave = () => {
        waiting.splice(waiting.indexOf(batch), 1);
        reject(new Busy(retryAfterSeconds));
      };
      const timer = setTimeout(leave, limits.waitMilliseconds);
      const batch: Batch = { texts, account, settle: resolve, begin: () => clearTimeout(timer) };
      waiting.push(batch);
      void work();
      return promise.finally(() => {
        const left = (counts.get(account) ?? 1) - 1;
        if (left > 0) counts.set(account, left);
        else counts.delete(account);
      });
    },
    close: async () => {
      isClosed = true;
      await thread.close();
    },
  };
}

const retryAfterSeconds = 5;

const later = (text: string): Rendered => ({ html: plainHtml(text), final: false });

function resultOf(text: string, answer: Awaited<ReturnType<ReturnType<typeof openThread>['ask']>>): Rendered {
  if ('html' in answer && answer.html.length <= longestHtml(text.length)) return { html: answer.html, final: true };
  return { html: plainHtml(text), final: 'html' in answer || answer.failed === 'slow' };
}
