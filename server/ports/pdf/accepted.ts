import { OutsideError } from '../outside-error.ts';
import { type PdfTheme, pdfThemes, type Resume } from './port.ts';

/** More text than a thousand pages hold is a mistake or an attack, and rendering it would block all other documents. */
const longestResume = 300_000;

/** The document as JSON for a renderer; throws when no renderer could print it. */
export function acceptedDocument({ resume, theme }: { resume: Resume; theme: PdfTheme }): string {
  if (!pdfThemes.includes(theme)) throw new OutsideError('pdf', 'no such theme', { permanent: true });
  const json = JSON.stringify({ resume, theme });
  if (json.length > longestResume) throw new OutsideError('pdf', 'the résumé is too long', { permanent: true });
  return json;
}
