import { type Selectable, sql } from 'kysely';
import type { CallFacts, CallSource, CallStatus } from '../../../../domain/profile/calls/call.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { Calls } from '../../../data/schema.generated.ts';
import { notify } from '../../../live.ts';

export type Call = Omit<Selectable<Calls>, 'status' | 'source'> & CallFacts;

export function callOf(row: Selectable<Calls>): Call {
  return { ...row, status: row.status as CallStatus, source: row.source as CallSource };
}

/** The newest call of a developer. */
export async function readLastCall(db: Writer, developerId: string): Promise<Call | undefined> {
  const row = await db
    .selectFrom('calls')
    .selectAll()
    .where('developerId', '=', developerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && callOf(row);
}

/** What is shown of a call. */
export type ShownCall = Pick<
  Call,
  'source' | 'status' | 'startsAt' | 'changedAt' | 'cancelledSide' | 'reason' | 'sequence' | 'hostName' | 'manageUrl'
>;
/** As JSON, where times are texts. */
type JsonCall = Omit<ShownCall, 'startsAt' | 'changedAt'> & { startsAt: string | null; changedAt: string };

/** What is shown of the newest call of a developer, as a part of another query. */
export function lastCallOf(developerId: string) {
  return sql<JsonCall | null>`(select json_build_object('source', c.source, 'status', c.status, 'startsAt', c.starts_at,
      'changedAt', c.changed_at, 'cancelledSide', c.cancelled_side, 'reason', c.reason, 'sequence', c.sequence,
      'hostName', c.host_name, 'manageUrl', c.manage_url)
    from calls c where c.developer_id = ${sql.ref(developerId)} order by c.created_at desc, c.id desc limit 1)`;
}

export function callOfJson({ startsAt, changedAt, ...call }: JsonCall): ShownCall {
  return { ...call, startsAt: startsAt === null ? null : new Date(startsAt), changedAt: new Date(changedAt) };
}

/** Of several writes about the calls of one developer, each sees what the one before has stored. */
export async function lockCalls(trx: Trx, developerId: string): Promise<void> {
  await trx
    .selectFrom('developerConfidential')
    .select('developerId')
    .where('developerId', '=', developerId)
    .forUpdate()
    .execute();
}

/** The profile has the status of its newest call and when that status came (docs/product/profile.md, Boost call). */
export async function storeStatus(trx: Trx, developerId: string, status: CallStatus, now: Date): Promise<void> {
  await trx
    .updateTable('developerConfidential')
    .set({ recommendationCallStatus: status, recommendationCallDate: now })
    .where('developerId', '=', developerId)
    .execute();
  await notifyOwner(trx, developerId);
}

/** The open pages of the developer load the call again. */
export async function notifyOwner(trx: Trx, developerId: string): Promise<void> {
  await notify(trx, `user:${developerId}`, { kind: 'boost' });
}
