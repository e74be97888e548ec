// Loaded when a document is opened, never before: see docs/decisions/2026-11-15-uploaded-cv.md for what it weighs.
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// After the line above, always: it finds the library where that one puts it.
import * as parts from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

const files = `/assets/pdfjs-${pdf.version}/`;
pdf.GlobalWorkerOptions.workerSrc = worker;

export { parts, pdf };
export const imagesAddress = `${files}images/`;

/** Opens bytes in a thread of their own. All that a document may need comes from us; its scripts are never run. */
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
