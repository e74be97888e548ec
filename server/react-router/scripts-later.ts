/**
 * Lowers the priority of script files: a page is readable without them, so styles and fonts should load first. The
 * router preloads scripts with the same priority as styles and has no option to change it.
 */
export function scriptsLater(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}
