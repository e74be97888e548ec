import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The page as text, or undefined when a part of it must be awaited or has failed. Rendering to a string takes half the
 * time of rendering to a stream (npm run bench -- ssr).
 */
export function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    // React's mark for a Suspense boundary that is left to be rendered in the browser.
    return html.includes('<!--$!-->') ? undefined : html;
  } catch {
    // The page is rendered again as a stream, which can wait for data and reports the error.
    return undefined;
  }
}
