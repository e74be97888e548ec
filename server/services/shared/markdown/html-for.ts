import type { Context } from '../../../context.ts';
import { isBusy } from './is-busy.ts';

/** The HTML of a text, to be stored with it; null for no text, and for what a job renders later. */
export type HtmlFor = (text: string | null | undefined) => string | null;

/**
 * Renders all the Markdown of one save, in one go. Called before the transaction: a row must not stay locked while the
 * thread works. When the thread has no time the texts are stored without HTML, and a job makes it later.
 */
export async function htmlFor(context: Context, texts: (string | null | undefined)[]): Promise<HtmlFor> {
  const wanted = [...new Set(texts.filter((text) => typeof text === 'string'))];
  const account = context.viewer?.userId ?? context.clientAddress;
  const rendered = await context.markdown.render(wanted, account).catch((error: Error) => {
    if (isBusy(error)) return [];
    throw error;
  });
  const known = new Map(
    wanted.map((text, index) => [text, rendered[index]?.final ? (rendered[index]?.html ?? null) : null]),
  );
  return (text) => (typeof text === 'string' ? (known.get(text) ?? null) : null);
}
