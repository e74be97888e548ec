import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The page as text, or undefined when something in it has to be waited for or has failed. React writes text at once in
 * half the time that it needs to write bytes bit by bit (npm run bench -- ssr).
 */
export function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    // The mark of a boundary that was left to the browser.
    return html.includes('<!--$!-->') ? undefined : html;
  } catch {
    // To be rendered again as a stream, which waits for what can be waited for and says what has failed.
    return undefined;
  }
}
