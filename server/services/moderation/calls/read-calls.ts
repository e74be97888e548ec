import { type SqlBool, sql } from 'kysely';
import { type CallList, heldStaysMilliseconds } from '../../../../domain/moderation/call-list.ts';
import { type CallOutcome, possibleOutcomes } from '../../../../domain/profile/calls/call.ts';
import type { Context } from '../../../context.ts';
import { callOf } from '../../profile/boost/call-row.ts';
import { type CallView, callView } from '../../profile/boost/call-view.ts';
import { hasWords } from '../has-words.ts';
import { permitModerator } from '../permit.ts';

export type QueuedCall = Omit<CallView, 'changeable' | 'sequence'> & {
  id: string;
  developerId: string;
  alias: string;
  name: string;
  email: string;
  phone: string | null;
  outcomes: CallOutcome[];
  /** The team has already written a recommendation. */
  recommended: boolean;
};
export type CallQueue = { counts: Record<CallList, number>; total: number; calls: QueuedCall[] };

const mostAtOnce = 50;

/**
 * Open: coming calls, the next first, then those without an outcome, the oldest first, then those just held. Done: the
 * newest first. `text` searches the name and the address of the developer.
 */
export async function readCalls(
  context: Context,
  { list, text }: { list: CallList; text: string },
): Promise<CallQueue> {
  permitModerator(context);
  const now = context.ports.clock.now();
  const justHeld = new Date(now.getTime() - heldStaysMilliseconds);
  const open = sql<SqlBool>`(c.status = 'booked' or (c.status = 'held' and c.changed_at > ${justHeld}))`;
  const rows = await context.db
    .selectFrom('calls as c')
    .innerJoin('developers as d', 'd.id', 'c.developerId')
    .innerJoin('developerConfidential as f', 'f.developerId', 'd.id')
    .innerJoin('users as u', 'u.id', 'd.id')
    .selectAll('c')
    .select(['d.seoAlias', 'd.displayName', 'f.firstName', 'f.lastName', 'f.phoneNumber', 'u.email'])
    .select(
      sql<boolean>`exists (select from developer_recommendations r where r.developer_id = d.id)`.as('recommended'),
    )
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where(list === 'open' ? open : sql<SqlBool>`not ${open}`)
    .where(hasWords(text, 'd.display_name', 'f.first_name', 'f.last_name', 'u.email'))
    .$if(list === 'open', (query) =>
      query
        .orderBy(sql`c.status = 'booked' and coalesce(c.starts_at > ${now}, false)`, 'desc')
        .orderBy(sql`c.status = 'booked'`, 'desc')
        .orderBy('c.startsAt'),
    )
    .orderBy('c.changedAt', 'desc')
    .orderBy('c.id')
    .limit(mostAtOnce)
    .execute();
  const { rows: counted } = await sql<Record<CallList, number>>`
    select count(*) filter (where ${open})::int as open, count(*) filter (where not ${open})::int as done
    from calls c`.execute(context.db);
  const calls = rows.map((row): QueuedCall => {
    const call = callOf(row);
    const { changeable: _, sequence: __, ...view } = callView(call, now);
    return {
      ...view,
      id: row.id,
      developerId: row.developerId,
      alias: row.seoAlias ?? row.developerId,
      name: `${row.firstName} ${row.lastName}`.trim() || row.displayName,
      email: row.email,
      phone: row.phoneNumber,
      outcomes: possibleOutcomes(call, now),
      recommended: row.recommended,
    };
  });
  return { counts: counted[0] ?? { open: 0, done: 0 }, total: rows[0]?.total ?? 0, calls };
}
