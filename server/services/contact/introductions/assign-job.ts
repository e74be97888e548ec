import { isId } from '../../../../domain/id.ts';
import { canAssignJob } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { lockPair, type Pair } from './lock-pair.ts';
import { readContactFacts } from './read-contact-facts.ts';

/** docs/product/contact.md, Assigned job: an offer of the company in any status; null removes the assignment. */
export async function assignToJob(context: Context, developerId: string, jobId: string | null): Promise<void> {
  const viewer = permit(context, canAssignJob);
  if (!isId(developerId) || (jobId !== null && !isId(jobId))) throw new NotFound();
  const { companyId } = viewer.membership;
  await context.db.transaction().execute(async (trx) => {
    const facts = (await readContactFacts(trx, viewer, [developerId], context.ports.clock.now())).get(developerId);
    if (!facts?.developer && !facts?.interaction.introId) throw new NotFound();
    await assignJob(trx, { companyId, developerId }, jobId);
  });
}

/** Stored once per company and developer. */
export async function assignJob(trx: Trx, pair: Pair, jobId: string | null): Promise<void> {
  if (jobId !== null) {
    const job = await trx
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', jobId)
      .where('companyId', '=', pair.companyId)
      .executeTakeFirst();
    if (!job) throw new NotFound();
  }
  await lockPair(trx, pair);
  await trx
    .updateTable('candidates')
    .set({ assignedJobId: jobId })
    .where('companyId', '=', pair.companyId)
    .where('developerId', '=', pair.developerId)
    .execute();
  await notify(trx, `company:${pair.companyId}`, { kind: 'candidate', id: pair.developerId });
}
