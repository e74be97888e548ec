import { NotFound } from '../../../../domain/refusals.ts';
import { documentName } from '../../../../domain/resume/documents/document-name.ts';
import { mostPdfBytes } from '../../../../domain/resume/documents/pdf-limits.ts';
import type { Context } from '../../../context.ts';
import { permitEdit } from '../../profile/edit-card.ts';
import { receive } from '../../shared/files/receive.ts';
import { storeFile } from '../../shared/files/store-file.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { checkPdf } from './check-pdf.ts';
import { pdfType } from './pdf-type.ts';
import { replaceCv } from './replace-cv.ts';

/**
 * Stores a PDF as a developer's CV, in place of the one before. A refusal (Invalid, with a code for the whole form:
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
  const bytes = await receive(source, mostPdfBytes);
  await checkPdf(context, bytes);
  const originalName = documentName(name);
  // Owned by the developer also when an administrator uploads it, so that it is erased with the developer's account.
  const handle = await storeFile(context, { ownerId: developerId, bytes, contentType: pdfType, originalName });
  await replaceCv(context, developerId, handle);
  return { name: originalName };
}
