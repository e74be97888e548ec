import type { Context } from '../../../context.ts';
import { isBusy } from './is-busy.ts';

/** The HTML of a text, to be stored with it; null for no text, and for a text that a task renders later. */
export type HtmlFor = (text: string | null | undefined) => string | null;

/**
 * Renders all Markdown of one save together. Called before the transaction, so that no row is locked while the thread
 * works. When the thread is busy, the texts are stored without HTML, and a task renders it later.
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
