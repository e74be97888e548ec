import { type SqlBool, sql } from 'kysely';
import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';
import type { Writer } from '../../../data/database.ts';
import { filesOf } from '../files/files-of.ts';
import type { Side } from './permit.ts';

export const messagesPageSize = 50;

export type ConversationMessage = {
  /** 1, 2, 3 …: the browser asks for the messages after the last position it has. */
  position: number;
  side: Side;
  mine: boolean;
  /** Null when the account was deleted. */
  author: string | null;
  /** The key with which the viewer sent it; null for other messages. */
  key: string | null;
  /** Empty when the message has only files. */
  body: string;
  files: MessageFile[];
  sentAt: string;
};

/** After a position, before a position, or the latest. */
export type Place = { after?: number | undefined; before?: number | undefined };
export type MessagePage = { messages: ConversationMessage[]; more: boolean };

type Row = Omit<ConversationMessage, 'sentAt' | 'mine'> & { sentAt: Date; authorId: string | null };

/** A page of messages in their order; `more`: there are others in the requested direction. */
export async function readMessages(
  db: Writer,
  userId: string,
  introductionId: string,
  { after, before }: Place,
): Promise<MessagePage> {
  const within =
    after !== undefined
      ? sql<SqlBool>`m.position > ${after}`
      : before !== undefined
        ? sql<SqlBool>`m.position < ${before}`
        : sql<SqlBool>`true`;
  const direction = after !== undefined ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select m.position, m.author_kind as side, m.author_id, m.body, m.sent_key as key, m.sent_at,
      ${filesOf(sql`m.id`)} as files,
      coalesce(r.display_name, d.display_name) as author
    from messages m
    left join recruiters r on m.author_kind = 'recruiter' and r.id = m.author_id
    left join developers d on m.author_kind = 'developer' and d.id = m.author_id
    where m.introduction_id = ${introductionId} and ${within}
    order by m.position ${direction} limit ${messagesPageSize + 1}`.execute(db);
  const page = rows.slice(0, messagesPageSize).map((row) => asMessage(row, userId));
  return {
    messages: page.toSorted((a, b) => a.position - b.position),
    more: rows.length > messagesPageSize,
  };
}

function asMessage({ authorId, key, sentAt, ...row }: Row, userId: string): ConversationMessage {
  const mine = authorId === userId;
  return { ...row, mine, key: mine ? key : null, sentAt: sentAt.toISOString() };
}
