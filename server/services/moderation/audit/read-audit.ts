import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import type { AuditQuery } from '../../../../domain/moderation/audit-query.ts';
import { canReadAudit } from '../../../../domain/permissions/moderation.ts';
import { escapeLike } from '../../../../domain/text/escape.ts';
import { type Context, permit } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';

export type AuditLine = {
  id: string;
  at: string;
  actorId: string | null;
  actor: string | null;
  impersonatorId: string | null;
  impersonator: string | null;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subject: string | null;
  data: unknown;
};

export type AuditAlarm = { readerId: string; name: string; day: string; profiles: number; usual: number };
export type AuditPage = { lines: AuditLine[]; next: string | undefined; actions: string[]; alarms: AuditAlarm[] };

export const auditPageSize = 50;

/** Lines of the audit log, the latest first; only for administrators. */
export async function readAudit(context: Context, query: AuditQuery): Promise<AuditPage> {
  permit(context, canReadAudit);
  const { db } = context;
  const lines = await readLines(db, query, auditPageSize + 1);
  const shown = lines.slice(0, auditPageSize);
  return {
    lines: shown,
    next: lines.length > auditPageSize ? shown.at(-1)?.id : undefined,
    actions: await readActions(db),
    alarms: await readAlarms(db, context.ports.clock.now()),
  };
}

/** A subject that is not a UUID becomes null; the cast lets the joins use the indexes on id. */
const subjectAsId = sql`case when a.subject_id ~ '^[0-9a-f-]{36}$' then a.subject_id::uuid end`;

export async function readLines(db: Writer, query: AuditQuery, limit: number): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    select a.id::text, a.at::text, a.actor_id as "actorId", actor.name as actor, a.impersonator_id as "impersonatorId",
      admin.name as impersonator, a.action, a.subject_kind as "subjectKind", a.subject_id as "subjectId",
      coalesce(person.name, company.name) as subject, a.data
    from audit a
    left join users actor on actor.id = a.actor_id
    left join users admin on admin.id = a.impersonator_id
    left join users person on person.id = ${subjectAsId}
    left join companies company on company.id = ${subjectAsId}
    where ${await conditions(db, query)}
    order by a.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

async function conditions(db: Writer, { q, action, from, to, before }: AuditQuery) {
  const all = [sql<boolean>`true`];
  if (before) all.push(sql`a.id < ${before}::bigint`);
  if (action) all.push(sql`a.action = ${action}`);
  // The page shows days in the time zone of Paris.
  if (from) all.push(sql`a.at >= ${from}::date::timestamp at time zone 'Europe/Paris'`);
  if (to) all.push(sql`a.at < (${to}::date + 1)::timestamp at time zone 'Europe/Paris'`);
  if (q) {
    const ids = isId(q.toLowerCase()) ? [q.toLowerCase()] : await findIds(db, q);
    const words = `${escapeLike(q.toLowerCase())}%`;
    all.push(sql`(a.actor_id = any(${ids}::uuid[]) or a.impersonator_id = any(${ids}::uuid[])
      or a.subject_id = any(${ids}::text[]) or a.action like ${words})`);
  }
  return sql.join(all, sql` and `);
}

const mostFound = 500;

/** People by e-mail address or part of their name, and companies by part of their name. */
async function findIds(db: Writer, q: string): Promise<string[]> {
  const words = `%${escapeLike(q)}%`;
  const { rows } = await sql<{ id: string }>`
    select id from users where email = ${q.toLowerCase()} or name ilike ${words}
    union select id from companies where name ilike ${words} limit ${mostFound}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every action in the log, read by jumping from one value to the next in the index (loose index scan). */
async function readActions(db: Writer): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit order by action limit 1)
      union all
      select (select a.action from audit a where a.action > k.action order by a.action limit 1) from known k
      where k.action is not null
    ) select action from known where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

const alarmDays = 30;

async function readAlarms(db: Writer, now: Date): Promise<AuditAlarm[]> {
  return db
    .selectFrom('readingAlarms as r')
    .innerJoin('users as u', 'u.id', 'r.readerId')
    .select(['r.readerId', 'u.name', 'r.profiles', 'r.usual'])
    .select(sql<string>`r.day::text`.as('day'))
    .where('r.raisedAt', '>', new Date(now.getTime() - alarmDays * 24 * 60 * 60 * 1000))
    .orderBy('r.raisedAt', 'desc')
    .limit(20)
    .execute();
}
