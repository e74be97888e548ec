import { type RawBuilder, sql } from 'kysely';
import type { ApplicationKind } from '../../../../domain/jobs/applications/application.ts';
import {
  type ApplicationRefusal,
  applicationRefusal,
  standingOf,
  type Target,
} from '../../../../domain/jobs/applications/application-refusal.ts';
import { canApply } from '../../../../domain/permissions/jobs.ts';
import { Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import { isHiddenFrom } from '../../library/is-hidden-from.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { isOpen } from '../is-open.ts';

/** Only developers apply; other users get Forbidden. */
export async function authoriseApplication(context: Context): Promise<SignedIn> {
  const viewer = permit(context, canApply);
  await consume(context.db, limits.applicationByAccount, viewer.userId);
  return viewer;
}

/**
 * Called when the statement has stored no application: either it existed already, or this throws the reason. The
 * statement itself decides, so that nothing can change between a check and the write.
 */
export async function explain(
  db: Writer,
  kind: ApplicationKind,
  developerId: string,
  targetId: string,
  now: Date,
): Promise<void> {
  if (await isMade(db, kind, developerId, targetId)) return;
  const developer = await db
    .selectFrom('developers')
    .select(['disabledAt', 'isShort'])
    .where('id', '=', developerId)
    .executeTakeFirst();
  const standing = standingOf(developer && { disabled: developer.disabledAt !== null, isShort: developer.isShort });
  const target = kind === 'like' || kind === 'superlike' ? await company(db, targetId) : await job(db, targetId, now);
  refuse(applicationRefusal(kind, standing, target));
}

/** Called after an application was stored: throws, and so rolls back, when the developer hides from the company. */
export async function permitSeen(
  trx: Trx,
  kind: ApplicationKind,
  developerId: string,
  companyId: string,
): Promise<void> {
  const hides = await isHiddenFrom(trx, developerId, companyId);
  refuse(applicationRefusal(kind, 'whole', { open: true, external: kind === 'click', hides }));
}

function refuse(refusal: ApplicationRefusal | undefined): void {
  switch (refusal) {
    case 'forbidden':
      throw new Forbidden();
    case 'gone':
      throw new NotFound();
    case 'external':
      throw new Invalid({ '': 'external' });
    case 'shortProfile':
      throw new Invalid({ '': 'shortProfile' });
    case 'hidden':
      throw new Invalid({ '': 'hiddenFromCompany' });
  }
}

const made: Record<ApplicationKind, (developerId: string, targetId: string) => RawBuilder<unknown>> = {
  like: (me, id) => sql`select from company_likes where developer_id = ${me} and company_id = ${id}`,
  superlike: (me, id) => sql`select from superlikes where developer_id = ${me} and company_id = ${id}`,
  application: (me, id) => sql`select from job_applications where developer_id = ${me} and job_id = ${id}`,
  click: (me, id) => sql`select from job_link_clicks where developer_id = ${me} and job_id = ${id}`,
};

async function isMade(db: Writer, kind: ApplicationKind, developerId: string, targetId: string): Promise<boolean> {
  return (await made[kind](developerId, targetId).execute(db)).rows.length > 0;
}

async function company(db: Writer, companyId: string): Promise<Target | undefined> {
  const row = await db.selectFrom('companies').select('validatedAt').where('id', '=', companyId).executeTakeFirst();
  return row && { open: row.validatedAt !== null };
}

async function job(db: Writer, jobId: string, now: Date): Promise<Target | undefined> {
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select([isOpen(now).as('open'), sql<boolean>`j.external_url is not null`.as('external')])
    .where('j.id', '=', jobId)
    .executeTakeFirst();
}
