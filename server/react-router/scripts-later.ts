/**
 * Visitors come to read, and a page is complete without its scripts: what it looks like comes first. The router names
 * the files of its scripts with the urgency of styles and fonts, and has no other way to say that they may come later.
 */
export function scriptsLater(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}
