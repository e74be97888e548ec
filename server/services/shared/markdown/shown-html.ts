import type { Context } from '../../../context.ts';
import { plainHtml } from '../../../markdown/plain-html.ts';
import { isBusy } from './is-busy.ts';

/** A text and its stored HTML; null when it was not saved by a form, or is not rendered yet. */
export type StoredText = { text: string | null; html: string | null };

export type Reading = Pick<Context, 'markdown' | 'viewer' | 'clientAddress'>;

/**
 * The HTML of the texts of a page. Missing HTML is rendered once for this page, in the thread and with its limits, or
 * shown as plain text when the thread is busy. Reading a page stores nothing.
 */
export async function shownHtml(context: Reading, texts: StoredText[]): Promise<string[]> {
  const missing = texts.flatMap(({ text, html }) => (text && html === null ? [text] : []));
  const made = missing.length > 0 ? await renderNow(context, missing) : [];
  let next = 0;
  return texts.map(({ text, html }) => (text ? (html ?? made[next++] ?? '') : ''));
}

async function renderNow({ markdown, viewer, clientAddress }: Reading, texts: string[]): Promise<string[]> {
  try {
    const rendered = await markdown.render(texts, viewer?.userId ?? clientAddress);
    return rendered.map(({ html }) => html);
  } catch (error) {
    if (isBusy(error)) return texts.map(plainHtml);
    throw error;
  }
}
