import { type RawBuilder, sql } from 'kysely';
import {
  type ApplicationCommand,
  type ApplicationKind,
  isAnswered,
} from '../../../../domain/jobs/applications/application.ts';
import type { Context } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { unlockAchievements } from '../../assessments/achievements/unlock.ts';
import { queueApplicationReceived } from '../../ats/queue-deliveries.ts';
import { endIfUnderWay } from '../answers/end-applications.ts';
import { isOpen } from '../is-open.ts';
import { authoriseApplication, explain, permitSeen } from './refuse.ts';

type Moved = { companyId: string };

/** docs/product/jobs.md, Liking a company page: once per company. */
export async function likeCompany(
  context: Context,
  { companyId }: Extract<ApplicationCommand, { mode: 'like' }>,
): Promise<void> {
  await application(
    context,
    'like',
    companyId,
    (me, now) => sql<Moved>`
    insert into company_likes (developer_id, company_id, liked_at)
    select d.id, c.id, ${now} from developers d, companies c
    where d.id = ${me} and d.disabled_at is null and c.id = ${companyId} and c.validated_at is not null
    on conflict do nothing returning company_id`,
  );
}

/** A spontaneous application with its message, once per company: the first message stays. */
export async function superlikeCompany(
  context: Context,
  { companyId, message, detailsOffered }: Extract<ApplicationCommand, { mode: 'superlike' }>,
): Promise<void> {
  await application(
    context,
    'superlike',
    companyId,
    (me, now) => sql<Moved>`
    insert into superlikes (developer_id, company_id, message, details_offered, sent_at)
    select d.id, c.id, ${message}, ${detailsOffered}, ${now} from developers d, companies c
    where d.id = ${me} and d.disabled_at is null and not d.is_short
      and c.id = ${companyId} and c.validated_at is not null
    on conflict do nothing returning company_id`,
  );
}

export async function applyToJob(
  context: Context,
  { jobId, message, detailsOffered }: Extract<ApplicationCommand, { mode: 'application' }>,
): Promise<void> {
  await application(
    context,
    'application',
    jobId,
    (me, now) => sql<Moved>`
    with moved as (
      insert into job_applications (developer_id, job_id, message, details_offered, applied_at)
      select d.id, j.id, ${message}, ${detailsOffered}, ${now} from developers d, jobs j join companies c on c.id = j.company_id
      where d.id = ${me} and d.disabled_at is null and not d.is_short
        and j.id = ${jobId} and ${isOpen(now)} and j.external_url is null
      on conflict do nothing returning job_id
    )
    select j.company_id from moved join jobs j on j.id = moved.job_id`,
  );
}

/** The link of an offer on another site was followed; the first time counts. */
export async function clickJobLink(context: Context, jobId: string): Promise<void> {
  await application(
    context,
    'click',
    jobId,
    (me, now) => sql<Moved>`
    with moved as (
      insert into job_link_clicks (developer_id, job_id, clicked_at)
      select d.id, j.id, ${now} from developers d, jobs j join companies c on c.id = j.company_id
      where d.id = ${me} and d.disabled_at is null and j.id = ${jobId} and ${isOpen(now)} and j.external_url is not null
      on conflict do nothing returning job_id
    )
    select j.company_id from moved join jobs j on j.id = moved.job_id`,
  );
}

/** One statement stores an application; the open pages of the company are notified only when it is stored. */
async function application(
  context: Context,
  kind: ApplicationKind,
  targetId: string,
  statement: (me: string, now: Date) => RawBuilder<Moved>,
): Promise<void> {
  const { userId } = await authoriseApplication(context);
  await context.db.transaction().execute(async (trx) => {
    const now = context.ports.clock.now();
    const { rows } = await statement(userId, now).execute(trx);
    if (!rows[0]) return explain(trx, kind, userId, targetId, now);
    const { companyId } = rows[0];
    await permitSeen(trx, kind, userId, companyId);
    if (isAnswered(kind)) await endIfUnderWay(trx, { companyId, developerId: userId }, now);
    await notify(trx, `company:${companyId}`, { kind, id: userId });
    if (isAnswered(kind)) {
      const jobId = kind === 'application' ? targetId : null;
      await queueApplicationReceived(trx, { companyId, developerId: userId, jobId, appliedAt: now, source: 'here' });
    }
    await unlockAchievements(trx, userId, 'application', now);
  });
}
