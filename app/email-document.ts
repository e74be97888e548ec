import type { Theme } from './cookies.ts';

/**
 * An e-mail as a document for a frame. It is a document of its own, because its styles are in it, which the policy of our
 * pages does not allow. It can run, load and send nothing.
 */
export function emailDocument(html: string, { theme, links }: { theme: Theme | undefined; links: boolean }): Response {
  return new Response(withLinksOnTop(inTheme(html, theme)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox${links ? ` ${linksSandbox}` : ''}`,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/** For a frame whose links may be followed by a click, out of the frame. */
export const linksSandbox = 'allow-top-navigation-by-user-activation';

/** A frame has the theme of the device. With a theme chosen, its dark styles count always, or never. */
function inTheme(html: string, theme: Theme | undefined): string {
  if (!theme) return html;
  const chosen = html.replaceAll(
    '@media (prefers-color-scheme:dark)',
    `@media ${theme === 'dark' ? 'all' : 'not all'}`,
  );
  return chosen
    .replaceAll('content="light dark"', `content="${theme}"`)
    .replaceAll('color-scheme:light dark', `color-scheme:${theme}`);
}

/** A mail program opens links outside the e-mail. */
function withLinksOnTop(html: string): string {
  return html.replace('<head>', '<head><base target="_top">');
}

export const readChosenTheme = (value: string | null): Theme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;
