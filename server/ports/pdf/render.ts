import { readCv } from './cv/read-cv.ts';
import { composeCv, type Theme } from './layout/compose.ts';
import type { PdfTheme } from './port.ts';
import { colour } from './themes/colour.ts';
import { sober } from './themes/sober.ts';
import type { Faces } from './type/faces.ts';

export const themes: Record<PdfTheme, Theme> = { sober, colour };

/** A résumé with any content, as a PDF file. */
export function renderResume(
  faces: Faces,
  { resume, theme }: { resume: unknown; theme: PdfTheme },
): Uint8Array<ArrayBuffer> {
  return composeCv(faces, readCv(resume), themes[theme]);
}
