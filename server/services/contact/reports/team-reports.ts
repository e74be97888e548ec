import { sql } from 'kysely';
import {
  type ConversationReportReason,
  reportedMessages,
} from '../../../../domain/contact/conversations/conversation-report.ts';
import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';
import { isId } from '../../../../domain/id.ts';
import { canReviewIntroductions } from '../../../../domain/permissions/contact.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { hasWords } from '../../moderation/has-words.ts';
import type { Side } from '../conversations/permit.ts';
import { filesOf } from '../files/files-of.ts';

type ReportedMessage = { side: Side; author: string | null; body: string; sentAt: string; files: MessageFile[] };

export type ConversationReport = {
  id: string;
  introductionId: string;
  company: { alias: string; name: string };
  developer: { alias: string; name: string };
  /** Who reports, and for which side. */
  side: Side;
  reporter: string;
  reason: ConversationReportReason;
  words: string;
  createdAt: string;
  /** The last ones before the report; in no other place does the team read messages. */
  messages: ReportedMessage[];
};

const mostAtOnce = 50;

/** `waiting`: all of them; `total`: those that the search finds. */
export type ReportQueue = { waiting: number; total: number; reports: ConversationReport[] };

/** Reports that wait for the team, oldest first; `text` searches the company, the developer and the words. */
export async function readConversationReports(context: Context, text = ''): Promise<ReportQueue> {
  permit(context, canReviewIntroductions);
  const rows = await context.db
    .selectFrom('conversationReports as r')
    .innerJoin('introductions as i', 'i.id', 'r.introductionId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('developers as d', 'd.id', 'i.developerId')
    .innerJoin('users as u', 'u.id', 'r.reporterId')
    .select(['r.id', 'r.introductionId', 'r.side', 'r.reason', 'r.words', 'r.createdAt', 'u.name as reporter'])
    .select(['c.id as companyId', 'c.seoAlias as companyAlias', 'c.name as company'])
    .select(['d.id as developerId', 'd.seoAlias as developerAlias', 'd.displayName as developer'])
    .select(
      sql<ReportedMessage[]>`coalesce((
      select json_agg(json_build_object('side', m.author_kind, 'author', u.name, 'body', m.body, 'sentAt', m.sent_at,
          'files', ${filesOf(sql`m.id`)})
        order by m.position)
      from messages m left join users u on u.id = m.author_id
      where m.introduction_id = r.introduction_id and m.position <= r.last_position
        and m.position > r.last_position - ${reportedMessages}), '[]')`.as('messages'),
    )
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('r.handledAt', 'is', null)
    .where(hasWords(text, 'c.name', 'd.displayName', 'r.words'))
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .limit(mostAtOnce)
    .execute();
  const reports = rows.map((row) => ({
    id: row.id,
    introductionId: row.introductionId,
    company: { alias: row.companyAlias ?? row.companyId, name: row.company },
    developer: { alias: row.developerAlias ?? row.developerId, name: row.developer },
    side: row.side as Side,
    reporter: row.reporter,
    reason: row.reason as ConversationReportReason,
    words: row.words,
    createdAt: row.createdAt.toISOString(),
    messages: row.messages,
  }));
  const total = rows[0]?.total ?? 0;
  return { waiting: text === '' ? total : await countReports(context.db), total, reports };
}

/** The number of reports that wait for the team. */
export async function countReports(db: Writer): Promise<number> {
  const { count } = await db
    .selectFrom('conversationReports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('handledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Closes a report, once: a second attempt gets a Conflict. */
export async function closeConversationReport(context: Context, reportId: string): Promise<void> {
  const { userId } = permit(context, canReviewIntroductions);
  if (!isId(reportId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const report = await trx
      .updateTable('conversationReports')
      .set({ handledAt: context.ports.clock.now(), handledBy: userId })
      .where('id', '=', reportId)
      .where('handledAt', 'is', null)
      .returning('introductionId')
      .executeTakeFirst();
    if (!report) throw new Conflict();
    const subject = { subjectKind: 'introduction', subjectId: report.introductionId };
    await record(trx, { actorId: userId, action: 'conversation-report.close', ...subject, data: { reportId } });
  });
}
