import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import type { SupportKind, SupportStatus } from '../../../../domain/moderation/support/inbox.ts';
import { type Prefilled, readPrefilled } from '../../../../domain/moderation/support/prefilled.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { hasWords } from '../has-words.ts';
import { permitModerator } from '../permit.ts';

export type InboxLine = {
  id: string;
  kind: SupportKind;
  status: SupportStatus;
  /** Null when there is no address to answer to. */
  from: string | null;
  role: string | null;
  /** Of the sender, when it is a recruiter with a company. */
  company: Company | null;
  taken: Taken | null;
  text: string;
  at: string;
};
type Company = { alias: string; name: string };
/** Who handles the conversation. */
type Taken = { name: string; own: boolean };
export type Inbox = { counts: Record<SupportStatus, number>; conversations: InboxLine[] };

const mostAtOnce = 50;
const mostAnswers = 100;

/** Conversations of one status, the oldest first; searched by their text or their e-mail address. */
export async function readInbox(
  context: Context,
  { status, kind, text }: { status: SupportStatus; kind: SupportKind | undefined; text: string },
): Promise<Inbox> {
  const { userId } = permitModerator(context);
  const { db } = context;
  const found = sql`(${hasWords(text, 'c.reply_to', 'u.email')} or exists (select from support_messages m
    where m.conversation_id = c.id and ${hasWords(text, 'm.text')}))`;
  const { rows } = await sql<Omit<InboxLine, 'at'> & { at: Date }>`
    select c.id, c.kind, c.status, coalesce(c.reply_to, u.email) as "from", u.role, c.updated_at as at,
      ${companyOf} as company, ${takenBy(userId)} as taken,
      (select left(m.text, 400) from support_messages m where m.conversation_id = c.id
        order by m.created_at, m.id limit 1) as text
    from support_conversations c left join users u on u.id = c.user_id
    where c.status = ${status} ${kind ? sql`and c.kind = ${kind}` : sql``} and ${found}
    order by c.updated_at ${status === 'open' ? sql`asc` : sql`desc`}, c.id limit ${mostAtOnce}`.execute(db);
  const { rows: counted } = await sql<{ status: SupportStatus; count: number }>`
    select status, count(*)::int as count from support_conversations group by status`.execute(db);
  const counts = {
    open: 0,
    answered: 0,
    closed: 0,
    ...Object.fromEntries(counted.map((row) => [row.status, row.count])),
  };
  return { counts, conversations: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** The company of the sender; table `c` of conversations. */
const companyOf = sql<Company | null>`(select json_build_object('alias', coalesce(firm.seo_alias, firm.id::text), 'name', firm.name)
  from company_members member join companies firm on firm.id = member.company_id where member.recruiter_id = c.user_id)`;

const takenBy = (
  userId: string,
) => sql<Taken | null>`(select json_build_object('name', taker.name, 'own', taker.id = ${userId})
  from users taker where taker.id = c.taken_by)`;

export type CannedAnswer = { id: string; titleFr: string; titleEn: string; textFr: string; textEn: string };

export type SupportConversation = {
  id: string;
  status: SupportStatus;
  kind: SupportKind;
  from: {
    email: string | null;
    name: string | null;
    role: string | null;
    company: Company | null;
    /** The language in which the person reads. */
    locale: Locale;
  };
  taken: Taken | null;
  /** What the team may put into its answer. */
  cannedAnswers: CannedAnswer[];
  /** The profile that a report is about; undefined once that person is erased. */
  about: { alias: string; name: string } | undefined;
  messages: { id: string; text: string; fromStaff: boolean; author: string | null; at: string }[];
};

export async function readSupportConversation(context: Context, id: string): Promise<SupportConversation> {
  const { userId } = permitModerator(context);
  const { db } = context;
  const row = isId(id)
    ? await db
        .selectFrom('supportConversations as c')
        .leftJoin('users as u', 'u.id', 'c.userId')
        .select(['c.id', 'c.status', 'c.kind', 'c.replyTo', 'u.email', 'u.name', 'u.role', 'u.locale'])
        .select([companyOf.as('company'), takenBy(userId).as('taken')])
        .where('c.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  const messages = await db
    .selectFrom('supportMessages as m')
    .leftJoin('users as u', 'u.id', 'm.authorId')
    .select(['m.id', 'm.text', 'm.fromStaff', 'm.createdAt', 'u.name as author'])
    .where('m.conversationId', '=', id)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute();
  return {
    id,
    status: row.status as SupportStatus,
    kind: row.kind as SupportKind,
    from: {
      email: row.replyTo ?? row.email,
      name: row.name,
      role: row.role,
      company: row.company,
      // As in the e-mail of the answer.
      locale: (row.locale ?? 'fr') as Locale,
    },
    taken: row.taken,
    cannedAnswers: await db
      .selectFrom('cannedAnswers')
      .select(['id', 'titleFr', 'titleEn', 'textFr', 'textEn'])
      .orderBy(context.locale === 'fr' ? 'titleFr' : 'titleEn')
      .limit(mostAnswers)
      .execute(),
    about: await reported(context, readPrefilled(messages[0]?.text ?? '')),
    messages: messages.map(({ createdAt, ...message }) => ({ ...message, at: createdAt.toISOString() })),
  };
}

async function reported({ db }: Context, prefilled: Prefilled): Promise<SupportConversation['about']> {
  if (prefilled.kind !== 'report' || !isId(prefilled.developerId)) return undefined;
  const { developerId } = prefilled;
  const row = await db
    .selectFrom('developers')
    .select(['seoAlias', 'displayName'])
    .where('id', '=', developerId)
    .executeTakeFirst();
  return row && { alias: row.seoAlias ?? developerId, name: row.displayName };
}
