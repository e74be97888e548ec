export type TextPart = { text: string; href?: string };

/** An address that begins with http:// or https:// and goes on without a space, a quotation mark or an angle bracket. */
const address = /https?:\/\/[^\s<>"«»“”]+/gi;
/** What ends a sentence, not an address. */
const endings = ".,;:!?…'’*_";
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * A plain text in parts, of which the addresses of the web are links (docs/product/contact.md, Messages). The parts
 * together are the text as it was written.
 */
export function linksInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = found.slice(0, lengthOfAddress(found));
    const href = hrefOf(written);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Without the signs of the sentence around it; a bracket belongs to the address if it was opened there. */
function lengthOfAddress(found: string): number {
  const open: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (const sign of found) {
    const opening = brackets[sign];
    if (sign in open) open[sign] = (open[sign] ?? 0) + 1;
    else if (opening) open[opening] = (open[opening] ?? 0) - 1;
  }
  let length = found.length;
  for (; length > 0; length--) {
    const last = found[length - 1] ?? '';
    const opening = brackets[last];
    if (opening && (open[opening] ?? 0) < 0) open[opening] = (open[opening] ?? 0) + 1;
    else if (!endings.includes(last)) break;
  }
  return length;
}

/** Only what a browser reads as an address with a host, and without a name and password in it, which would deceive. */
function hrefOf(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { hostname, username, password, href } = new URL(written);
  return hostname && !username && !password ? href : undefined;
}
