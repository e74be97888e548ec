import { escapeHtml, escapeMarkdown } from '../../text/escape.ts';
import { badgeSize } from './addresses.ts';

export const codeFormats = ['iframe', 'markdown'] as const;
export type CodeFormat = (typeof codeFormats)[number];

export type Snippet = {
  title: string;
  description: string;
  /** « Débloqué le {date} » */
  unlocked: string;
  /** Absolute addresses: the code is for pages of other sites. */
  badge: string;
  image: string;
  page: string;
};

/** The code that a developer puts on a page of their own. */
export function snippetOf(format: CodeFormat, snippet: Snippet): string {
  return format === 'iframe' ? iframeOf(snippet) : markdownOf(snippet);
}

/** The link below the iframe is for pages where the frame cannot be shown. */
function iframeOf({ badge, page, title, unlocked }: Snippet): string {
  const { width, height } = badgeSize;
  return `<iframe
  src="${escapeHtml(badge)}"
  title="${escapeHtml(`${title} – ${unlocked}`)}"
  width="${width}" height="${height}" loading="lazy"
  style="border:0;max-width:100%">
  <a href="${escapeHtml(page)}">${escapeHtml(title)}</a>
</iframe>`;
}

/** The picture itself is 48 pixels wide: Markdown cannot set a size. */
function markdownOf({ image, page, title, description, unlocked }: Snippet): string {
  return `[![${escapeMarkdown(title)}](${image})](${page})

**[${escapeMarkdown(title)}](${page})**

${escapeMarkdown(description)}

*${escapeMarkdown(unlocked)}*`;
}
