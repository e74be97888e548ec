import { micromark } from 'micromark';

// No pictures of other sites, and no indented code, because people indent their lists.
const extension = { disable: { null: ['labelStartImage', 'codeIndented'] } };

/**
 * Markdown of a user as HTML that is safe to show: the library escapes HTML and drops addresses that could run a
 * script. Headings become bold lines, so that a text cannot disturb the outline of the page. The library takes seconds
 * for texts made to be slow: only the thread calls this (open-markdown.ts).
 */
export function renderMarkdown(text: string): string {
  return (
    micromark(text, { extensions: [extension] })
      .replace(/<h[1-6]>/g, '<p><strong>')
      .replace(/<\/h[1-6]>/g, '</strong></p>')
      // The text of a link stays when its address was dropped.
      .replace(/<a href="">(.*?)<\/a>/gs, '$1')
      .replace(/<a href="(?!mailto:)/g, '<a target="_blank" rel="nofollow ugc noopener" href="')
      .trim()
  );
}
