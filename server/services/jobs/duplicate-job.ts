import { isId } from '../../../domain/id.ts';
import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { Forbidden, NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';
import { notify } from '../../live.ts';
import { giveAlias } from './give-alias.ts';
import { copyNeeds } from './job-needs.ts';
import { lockJob } from './permit-member.ts';

const copyOf: Record<Locale, (title: string) => string> = {
  fr: (title) => `${title.slice(0, 110)} (copie)`,
  en: (title) => `${title.slice(0, 110)} (copy)`,
};

const copied = [
  'companyId',
  'professionId',
  'contractType',
  'seniority',
  'yearsMin',
  'yearsMax',
  'placeId',
  'remoteFrequency',
  'remoteDaysPerWeek',
  'salaryMin',
  'salaryMax',
  'description',
  'descriptionHtml',
  'team',
  'teamSize',
  'steps',
  'hiringWeeks',
  'applyUntil',
  'externalUrl',
] as const;

/** Creates a draft with the same content; the caller chooses its id, so that a repeated request creates one copy. */
export async function duplicateJob(context: Context, jobId: string, copyId: string): Promise<void> {
  const member = permit(context, canManageOffers);
  if (!isId(copyId)) throw new NotFound();
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const { companyId, title: original, takenDownAt } = await lockJob(trx, context, member, jobId);
    // A copy would put online again what the team has just closed.
    if (takenDownAt) throw new Forbidden();
    const title = original && copyOf[context.locale](original);
    const made = await trx
      .insertInto('jobs')
      .columns(['id', 'title', 'createdBy', 'createdAt', 'updatedAt', ...copied])
      .expression((from) =>
        from
          .selectFrom('jobs')
          .select(({ val }) => [
            val(copyId).as('id'),
            val(title).as('title'),
            val(member.userId).as('createdBy'),
            val(now).as('createdAt'),
            val(now).as('updatedAt'),
          ])
          .select(copied)
          .where('id', '=', jobId),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // The id exists already: a repeated request, or an offer of another company (then lockJob throws NotFound).
    if (!made) return void (await lockJob(trx, context, member, copyId));
    const seoAlias = await giveAlias(trx, context, { jobId: copyId, companyId, title });
    await trx.updateTable('jobs').set({ seoAlias }).where('id', '=', copyId).execute();
    await copyNeeds(trx, jobId, copyId);
    await notify(trx, `company:${companyId}`, { kind: 'job', id: copyId });
  });
}
