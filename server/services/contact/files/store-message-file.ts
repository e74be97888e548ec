import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { Conflict } from '../../../../domain/refusals.ts';
import { documentName } from '../../../../domain/resume/documents/document-name.ts';
import { mostPdfBytes } from '../../../../domain/resume/documents/pdf-limits.ts';
import type { Context } from '../../../context.ts';
import { checkPdf } from '../../resume/documents/check-pdf.ts';
import { pdfType } from '../../resume/documents/pdf-type.ts';
import { receive } from '../../shared/files/receive.ts';
import { storeFile } from '../../shared/files/store-file.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitConversation } from '../conversations/permit.ts';
import { readIntroduction } from '../conversations/read-introduction.ts';

/**
 * Stores a PDF that its author can send in a message of this conversation; until then it cannot be opened. Refused as a
 * CV is, and with Conflict while the conversation takes no messages.
 */
export async function storeMessageFile(
  context: Context,
  introductionId: string,
  name: string,
  source: Uint8Array | ReadableStream<Uint8Array>,
): Promise<MessageFile> {
  const party = permitConversation(context, introductionId);
  await consume(context.db, limits.messageFileByAccount, party.userId);
  const { status, frozen } = await readIntroduction(context.db, party, introductionId);
  if (phaseOf(status) !== 'open' || frozen) throw new Conflict();
  const bytes = await receive(source, mostPdfBytes);
  await checkPdf(context, bytes);
  const originalName = documentName(name, 'Document');
  const handle = await storeFile(context, { ownerId: party.userId, bytes, contentType: pdfType, originalName });
  return { handle, name: originalName, bytes: bytes.length };
}
