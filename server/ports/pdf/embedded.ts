import { setTimeout as wait } from 'node:timers/promises';
import { OutsideError } from '../outside-error.ts';
import { acceptedDocument } from './accepted.ts';
import { resumeDocument } from './document.ts';
import type { Pdf } from './port.ts';

/** Rendered in this process, with the fonts that every reader has: no file and no address is ever fetched for it. */
export function inProcessPdf(): Pdf {
  return {
    async render(document, signal) {
      signal?.throwIfAborted();
      acceptedDocument(document);
      // Heavy, and most processes never print anything.
      const renderer = await import('@react-pdf/renderer');
      signal?.throwIfAborted();
      try {
        const tree = resumeDocument(renderer, document.resume, document.theme);
        const bytes = await renderer.renderToBuffer(tree);
        // Rendering kept everything else waiting, perhaps also the news that nobody wants the file any more.
        await wait(0);
        signal?.throwIfAborted();
        return new Uint8Array(bytes);
      } catch (error) {
        signal?.throwIfAborted();
        throw new OutsideError('pdf', 'the résumé could not be rendered', { permanent: true, cause: error });
      }
    },
  };
}
