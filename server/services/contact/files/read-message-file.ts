import { sql } from 'kysely';
import { reportedMessages } from '../../../../domain/contact/conversations/conversation-report.ts';
import { isId } from '../../../../domain/id.ts';
import { canReviewIntroductions } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { readFile } from '../../shared/files/read-file.ts';
import { permitConversation } from '../conversations/permit.ts';
import { readIntroduction } from '../conversations/read-introduction.ts';

export type ReadFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** A file of a message, for the two sides of the conversation; NotFound for other users. */
export async function readMessageFile(context: Context, introductionId: string, handle: string): Promise<ReadFile> {
  const party = permitConversation(context, introductionId);
  await readIntroduction(context.db, party, introductionId);
  return read(context, await filesOfMessages(context, handle).where('m.introductionId', '=', introductionId).execute());
}

/** A file of the messages that a waiting report shows to the team (docs/product/contact.md, Reporting a conversation). */
export async function readReportedFile(context: Context, reportId: string, handle: string): Promise<ReadFile> {
  permit(context, canReviewIntroductions);
  if (!isId(reportId)) throw new NotFound();
  const found = await filesOfMessages(context, handle)
    .innerJoin('conversationReports as r', 'r.introductionId', 'm.introductionId')
    .where('r.id', '=', reportId)
    .where('r.handledAt', 'is', null)
    .whereRef('m.position', '<=', 'r.lastPosition')
    .where(sql<boolean>`m.position > r.last_position - ${reportedMessages}`)
    .execute();
  return read(context, found);
}

const filesOfMessages = ({ db }: Context, handle: string) =>
  db
    .selectFrom('messageFiles as mf')
    .innerJoin('messages as m', 'm.id', 'mf.messageId')
    .innerJoin('files as f', 'f.handle', 'mf.handle')
    .select(['f.handle', 'f.originalName'])
    .where('mf.handle', '=', handle);

async function read(context: Context, [row]: { handle: string; originalName: string | null }[]): Promise<ReadFile> {
  const content = row && (await readFile(context, row.handle));
  if (!content) throw new NotFound();
  return { name: row.originalName ?? 'Document.pdf', content };
}
