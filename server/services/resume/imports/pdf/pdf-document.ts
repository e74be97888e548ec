import type { NetworkDocument, NetworkLink } from '../../../../../domain/resume/network/document.ts';
import { type Drawing, pageRuns } from './page-runs.ts';
import type { PdfLibrary } from './pdf-library.ts';

type Problem = 'encrypted' | 'damaged' | 'tooManyPages' | 'tooHeavy';
type Link = { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] };

/** A profile of six pages has some twenty thousand characters. */
const mostCharacters = 1_000_000;

/** The texts and the links of a PDF, page by page. Nothing is drawn or executed, and images are not opened. */
export async function readPdfDocument(
  pdf: PdfLibrary,
  bytes: Uint8Array,
  mostPages: number,
): Promise<NetworkDocument | { problem: Problem }> {
  const loading = open(pdf, bytes);
  try {
    const file = await loading.promise;
    if (file.numPages > mostPages) return { problem: 'tooManyPages' };
    const { info } = (await file.getMetadata().catch(() => ({ info: {} }))) as { info: { Language?: unknown } };
    const read: NetworkDocument = { runs: [], links: [] };
    if (typeof info.Language === 'string') read.language = info.Language;
    let characters = 0;
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const view = page.getViewport({ scale: 1 }).transform;
      const drawing = (await page.getOperatorList({ annotationMode: pdf.AnnotationMode.DISABLE })) as Drawing;
      for (const run of pageRuns(drawing, pdf.OPS, number, view)) {
        characters += run.text.length;
        read.runs.push(run);
      }
      if (characters > mostCharacters) return { problem: 'tooHeavy' };
      // Links are optional: the text contains the same.
      const annotations = await page.getAnnotations().catch(() => []);
      read.links.push(...linksOf(annotations as Link[], number, view));
      page.cleanup();
    }
    return read;
  } catch (failure) {
    return { problem: problemOf(failure) };
  } finally {
    await loading.destroy();
  }
}

/** Whether a file can be shown: it opens without a password and has a valid first page. */
export async function inspectPdf(
  pdf: PdfLibrary,
  bytes: Uint8Array,
): Promise<{ pages: number } | { problem: Problem }> {
  const loading = open(pdf, bytes);
  try {
    const file = await loading.promise;
    const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 });
    return width > 0 && height > 0 ? { pages: file.numPages } : { problem: 'damaged' };
  } catch (failure) {
    return { problem: problemOf(failure) };
  } finally {
    await loading.destroy();
  }
}

function open(pdf: PdfLibrary, bytes: Uint8Array) {
  return pdf.getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: 1,
    verbosity: pdf.VerbosityLevel.ERRORS,
  });
}

function problemOf(failure: unknown): Problem {
  return failure instanceof Error && failure.name === 'PasswordException' ? 'encrypted' : 'damaged';
}

function linksOf(annotations: Link[], page: number, [, , , d = -1, , f = 0]: number[]): NetworkLink[] {
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const address = unsafeUrl ?? url;
    if (subtype !== 'Link' || !address || !rect) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    return [{ page, rect: [left, top * d + f, right, bottom * d + f], url: address }];
  });
}
