import { micromark } from 'micromark';

// No pictures from elsewhere, and no indented code: people indent their lists.
const extension = { disable: { null: ['labelStartImage', 'codeIndented'] } };

/**
 * What a person wrote, as HTML that is safe to show: the library writes markup of the person's own as text and drops
 * addresses that could run something. Headings become bold lines, so that a text cannot disturb the page's outline.
 * The library takes seconds for texts that are made for it: only the thread calls this (open-markdown.ts).
 */
export function renderMarkdown(text: string): string {
  return (
    micromark(text, { extensions: [extension] })
      .replace(/<h[1-6]>/g, '<p><strong>')
      .replace(/<\/h[1-6]>/g, '</strong></p>')
      // An address that was dropped leaves its words.
      .replace(/<a href="">(.*?)<\/a>/gs, '$1')
      .replace(/<a href="(?!mailto:)/g, '<a target="_blank" rel="nofollow ugc noopener" href="')
      .trim()
  );
}
