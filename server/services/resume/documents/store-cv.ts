import { documentName } from '../../../../domain/resume/documents/document-name.ts';
import type { Context } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { permitEdit } from '../../profile/edit-card.ts';
import { receive } from '../../shared/files/receive.ts';
import { storeFile } from '../../shared/files/store-file.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { checkPdf } from './check-pdf.ts';
import { pdfType } from './pdf-type.ts';
import { replaceCv } from './replace-cv.ts';

export const mostCvBytes = 10 * 1024 * 1024;

/**
 * Keeps a PDF as somebody's CV, in the place of the one before. What is refused (Invalid, with a code for the whole:
 * tooLarge, tooHeavy, empty, notAPdf, encrypted, damaged) changes nothing.
 */
export async function storeCv(
  context: Context,
  developerId: string,
  name: string,
  source: Uint8Array | ReadableStream<Uint8Array>,
): Promise<{ name: string }> {
  const viewer = permitEdit(context, developerId);
  await consume(context.db, limits.cvByAccount, viewer.userId);
  const developer = context.db.selectFrom('developers').select('id').where('id', '=', developerId);
  if (!(await developer.executeTakeFirst())) throw new NotFound();
  const bytes = await receive(source, mostCvBytes);
  await checkPdf(context, bytes);
  const originalName = documentName(name);
  // Theirs whoever sends it: it goes with the account of the one it tells about.
  const handle = await storeFile(context, { ownerId: developerId, bytes, contentType: pdfType, originalName });
  await replaceCv(context, developerId, handle);
  return { name: originalName };
}
