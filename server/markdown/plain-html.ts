import { escapeHtml } from '../../domain/text/escape.ts';

/** A plain text as HTML that is safe to show: paragraphs and line breaks are kept, Markdown signs stay as they are. */
export function plainHtml(text: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    const shown = escapeHtml(line.trim());
    if (shown) paragraphs.at(-1)?.push(shown);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br />\n')}</p>`)
    .join('\n');
}
