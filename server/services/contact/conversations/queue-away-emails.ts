import { sql } from 'kysely';
import { awayMinutes, isToBeTold } from '../../../../domain/contact/conversations/away.ts';
import { openStatuses } from '../../../../domain/contact/introductions/status.ts';
import type { Database, Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { type Reader, readFollowers, readReader } from './followers.ts';

/** Older messages are not checked any more. */
const lookBackDays = 7;

type Talk = {
  id: string;
  companyId: string;
  developerId: string;
  messageCount: number;
  person: string;
  company: string;
};

/**
 * Sends e-mails about messages that stay unread for some minutes: one per reader and conversation until they read it.
 * Returns their number.
 */
export async function queueAwayEmails(runtime: Pick<Runtime, 'db' | 'config' | 'ports' | 'log'>): Promise<number> {
  const now = runtime.ports.clock.now();
  const since = new Date(now.getTime() - lookBackDays * 86_400_000);
  const until = new Date(now.getTime() - awayMinutes * 60_000);
  const rows = await readLively(runtime.db, since, until);
  let written = 0;
  let failed: unknown;
  for (const { id } of rows) {
    // An error in one conversation must not prevent the e-mails of the others.
    await runtime.db
      .transaction()
      .execute(async (trx) => {
        written += await tellOf(runtime, trx, id, now);
      })
      .catch((error) => {
        runtime.log.warn({ err: error }, 'an e-mail about unread messages failed');
        failed = error;
      });
  }
  if (failed) throw failed;
  return written;
}

/**
 * Conversations that may need an e-mail: possibly too many, never too few. The statuses are written as literals, so
 * that the partial index is used.
 */
async function readLively(db: Database, since: Date, until: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from introductions i join companies c on c.id = i.company_id and c.validated_at is not null
    where i.status in (${sql.raw(openStatuses.join(', '))}) and i.last_message_at > ${since}
      and exists (select from messages m where m.introduction_id = i.id and m.sent_at <= ${until})
      and (exists (select from conversation_reads r where r.introduction_id = i.id
          and r.read_position < i.message_count and r.told_position <= r.read_position)
        or not exists (select from conversation_reads r where r.introduction_id = i.id and r.user_id = i.developer_id)
        or not exists (select from conversation_reads r where r.introduction_id = i.id and r.user_id <> i.developer_id))`.execute(
    db,
  );
  return rows;
}

async function tellOf(runtime: Pick<Runtime, 'config'>, trx: Trx, id: string, now: Date): Promise<number> {
  // The lock serialises two workers; the second one finds the positions updated.
  const { rows } = await sql<Talk>`
    select i.id, i.company_id, i.developer_id, i.message_count, d.display_name as person, c.name as company
    from introductions i join developers d on d.id = i.developer_id
    join companies c on c.id = i.company_id and c.validated_at is not null
    where i.id = ${id} for no key update of i`.execute(trx);
  const [talk] = rows;
  if (!talk) return 0;
  let written = 0;
  for (const reader of await readReader(trx, talk.developerId))
    if (await notifyReader(runtime, trx, talk, reader, 'recruiter', now)) written++;
  for (const reader of await readFollowers(trx, id))
    if (await notifyReader(runtime, trx, talk, reader, 'developer', now)) written++;
  return written;
}

/** `first` and `at` are null when nothing is unread. */
type Unread = { readPosition: number; toldPosition: number; count: number; first: number | null; at: Date | null };

/** `from`: the side that wrote the unread messages. */
async function notifyReader(
  { config }: Pick<Runtime, 'config'>,
  trx: Trx,
  talk: Talk,
  reader: Reader,
  from: 'recruiter' | 'developer',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<Unread>`
    select coalesce(r.read_position, 0) as read_position, coalesce(r.told_position, 0) as told_position,
      unread.count, unread.first, unread.at
    from (select 1) one
    left join conversation_reads r on r.introduction_id = ${talk.id} and r.user_id = ${reader.id}
    cross join lateral (select count(*)::int as count, min(m.position) as first, min(m.sent_at) as at from messages m
      where m.introduction_id = ${talk.id} and m.author_kind = ${from} and m.position > coalesce(r.read_position, 0)) unread`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) return false;
  const firstUnread = row.first !== null && row.at ? { position: row.first, sentAt: row.at } : undefined;
  if (!isToBeTold({ ...row, firstUnread }, now)) return false;
  const template = from === 'recruiter' ? 'unread-from-company' : 'unread-from-developer';
  const { id: introductionId, developerId, person, company } = talk;
  const data = { introductionId, developerId, person, company, count: row.count };
  // The key contains the first unread message: a task that runs again does not send a second e-mail.
  const key = `${template}:${introductionId}:${reader.id}:${row.first}`;
  await queueEmail(trx, config, { template, user: reader, data, key });
  await sql`
    insert into conversation_reads (introduction_id, user_id, told_position)
    values (${introductionId}, ${reader.id}, ${talk.messageCount})
    on conflict (introduction_id, user_id) do update set told_position = excluded.told_position`.execute(trx);
  return true;
}
