import { sql } from 'kysely';
import {
  type ConversationList,
  conversationLists,
  listStatuses,
} from '../../../../domain/contact/conversations/candidate-state.ts';
import { wordsOfSearch } from '../../../../domain/contact/conversations/message-search.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { canReadOwnConversations } from '../../../../domain/permissions/contact.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { allOf, type Condition } from '../../../search/library/sql-filters.ts';
import { type CompanyMark, companyMark } from '../../jobs/company-mark.ts';
import { snippetOf } from '../files/files-of.ts';
import { reachedDeveloper } from './reached.ts';
import { hasText, saidIn } from './said-in.ts';

const conversationsPageSize = 30;
/** Length of a message in a list. */
export const snippetLength = 160;

export type OwnConversation = {
  introductionId: string;
  status: IntroductionStatus;
  declined: boolean;
  /** The company is not validated. */
  frozen: boolean;
  company: CompanyMark;
  last: { body: string; mine: boolean } | undefined;
  /** The last message, or the last change when there is no later message. */
  at: string;
  unread: number;
};

export type OwnConversations = {
  conversations: OwnConversation[];
  counts: Record<ConversationList, number>;
  next: string | undefined;
};

type Row = Parameters<typeof companyMark>[0] & {
  id: string;
  status: IntroductionStatus;
  declined: boolean;
  frozen: boolean;
  lastBody: string | null;
  lastKind: string | null;
  at: string;
  unread: number;
};

/** The conversations of a developer, latest activity first; of one list or all. */
export async function readConversations(
  context: Context,
  { list, after, text = '' }: { list?: ConversationList | undefined; after?: string | undefined; text?: string } = {},
): Promise<OwnConversations> {
  const { userId } = permit(context, canReadOwnConversations);
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const further = position ? sql`and (own.at, own.id) < (${position.at}::timestamptz, ${position.id}::uuid)` : sql``;
  const words = wordsOfSearch(text);
  const found = allOf([sql<boolean>`true`, ...words.map(inConversation)]);
  // The message that was searched, otherwise the last one.
  const [first] = words;
  const wanted = first === undefined ? sql`m.body is null` : hasText(sql`m.body`, first);
  const { rows } = await sql<Row>`
    with own as (${ownConversations(userId)})
    select own.id, own.status, own.decline_code is not null as declined, last.body as last_body, last.author_kind as last_kind,
      to_char(own.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      (select count(*)::int from messages m where m.introduction_id = own.id and m.author_kind = 'recruiter'
        and m.position > own.read_position) as unread,
      c.id as company_id, c.seo_alias as company_alias, c.name as company_name, c.logo, c.logo_handle,
      c.validated_at is null as frozen
    from own join companies c on c.id = own.company_id
    left join lateral (select ${snippetOf(snippetLength)} as body, m.author_kind from messages m
      where m.introduction_id = own.id and (m.position = own.message_count or ${wanted})
      order by ${wanted} desc, m.position desc limit 1) last on true
    where ${found} and ${list ? sql`own.status = any(${listStatuses[list]})` : sql`true`} ${further}
    order by own.at desc, own.id desc limit ${conversationsPageSize + 1}`.execute(context.db);
  const shown = rows.slice(0, conversationsPageSize);
  const last = rows.length > conversationsPageSize ? shown.at(-1) : undefined;
  return {
    conversations: shown.map(conversationOf),
    counts: await countConversations(context, userId, found),
    next: last && writePosition(last),
  };
}

/** For a row `own` of the conversations, and its company `c`. */
const inConversation = (word: string) => sql<boolean>`(${hasText(sql`c.name`, word)} or ${saidIn(sql`own.id`, word)})`;

const ownConversations = (me: string) => sql`
  select i.id, i.company_id, i.status, i.decline_code, i.message_count, coalesce(r.read_position, 0) as read_position,
    greatest(i.last_message_at, i.status_since) as at
  from introductions i left join conversation_reads r on r.introduction_id = i.id and r.user_id = ${me}
  where i.developer_id = ${me} and ${reachedDeveloper}`;

function conversationOf({
  id,
  status,
  declined,
  frozen,
  lastBody,
  lastKind,
  at,
  unread,
  ...row
}: Row): OwnConversation {
  return {
    introductionId: id,
    status,
    declined,
    frozen,
    company: companyMark(row),
    last: lastBody === null ? undefined : { body: lastBody, mine: lastKind === 'developer' },
    at,
    unread,
  };
}

async function countConversations({ db }: Context, me: string, found: Condition): Promise<OwnConversations['counts']> {
  const { rows } = await sql<{ status: IntroductionStatus; count: number }>`
    select status, count(*)::int from (${ownConversations(me)}) own join companies c on c.id = own.company_id
    where ${found} group by status`.execute(db);
  const count = (list: ConversationList) =>
    rows.filter(({ status }) => listStatuses[list].includes(status)).reduce((sum, row) => sum + row.count, 0);
  return Object.fromEntries(conversationLists.map((list) => [list, count(list)])) as OwnConversations['counts'];
}
