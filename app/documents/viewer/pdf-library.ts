// Loaded only when a document is opened, because of its size: see docs/decisions/2026-11-15-uploaded-cv.md.
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// Always after the import above: it reads the library from the global that the first import sets.
import * as parts from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

const files = `/assets/pdfjs-${pdf.version}/`;
pdf.GlobalWorkerOptions.workerSrc = worker;

export { parts, pdf };
export const imagesAddress = `${files}images/`;

/** Opens bytes in a worker. All resources of a document come from our server; scripts in a document are never run. */
export function open(bytes: Uint8Array) {
  return pdf.getDocument({
    data: bytes,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    enableXfa: false,
    verbosity: pdf.VerbosityLevel.ERRORS,
  });
}
