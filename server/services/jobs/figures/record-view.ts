import { createHmac, hkdfSync } from 'node:crypto';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { isId } from '../../../../domain/id.ts';
import { canCountAsReader } from '../../../../domain/permissions/jobs.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { isOpen } from '../is-open.ts';

/**
 * docs/product/jobs.md, Figures of an offer: counts a developer or a visitor who reads an open offer, once a day. What is
 * not counted is no error: the browser of the reader has nothing to do about it.
 */
export async function recordView(context: Context, jobId: string): Promise<void> {
  const { db, ports, viewer, clientAddress, headers, config } = context;
  const agent = headers.get('user-agent') ?? '';
  if (!isId(jobId) || !canCountAsReader(viewer) || agent === '' || isbot(agent)) return;
  await consume(db, limits.offerViewByAddress, clientAddress);
  const now = ports.clock.now();
  const job = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select('j.id')
    .where('j.id', '=', jobId)
    .where(isOpen(now))
    .executeTakeFirst();
  if (!job) return;
  await consume(db, limits.viewOfOfferByAddress, `${jobId} ${clientAddress}`);
  const day = dayOf(now);
  const mark = markOf(config.SECRET, day, jobId, viewer?.userId ?? `${clientAddress} ${agent}`);
  await sql`
    with gone as (delete from job_view_marks where day < ${day}::date),
    counted as (insert into job_view_marks (day, mark) values (${day}::date, ${mark})
      on conflict do nothing returning day)
    insert into job_views as v (job_id, day, views) select ${jobId}::uuid, day, 1 from counted
    on conflict (job_id, day) do update set views = v.views + 1`.execute(db);
}

/** It says nothing about the person, and that of another offer or day cannot be compared with it. */
function markOf(secret: string, day: string, jobId: string, reader: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `vivier offer views ${day}`, 32));
  return createHmac('sha256', key).update(`${jobId} ${reader}`).digest();
}
