import { refusalSchema } from '../../../domain/companies/company.ts';
import { canBeWithdrawn, companyState } from '../../../domain/companies/company-state.ts';
import { withdrawalUndoSeconds } from '../../../domain/companies/withdrawal.ts';
import { Conflict } from '../../../domain/refusals.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { notifyDevelopers } from '../contact/introductions/resume-introductions.ts';
import { noteDecision } from './note-decision.ts';
import { permitReviewer } from './permit.ts';
import { writeToTeam } from './queue-emails.ts';
import { readDealings } from './read-dealings.ts';
import { lockTeam } from './team/lock-team.ts';
import { withdrawalKey } from './withdrawal-emails.ts';

/**
 * docs/product/companies.md, Withdrawing and restoring a validation. Whether introductions are frozen follows from the
 * validation of the company, so this one row freezes them all. The e-mail waits until the undo is over.
 */
export async function withdrawValidation(context: Context, companyId: string, given: unknown): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  const { reason } = checked(refusalSchema, given);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockTeam(trx, companyId);
    if (!canBeWithdrawn(companyState(company))) throw new Conflict();
    const now = context.ports.clock.now();
    await trx
      .updateTable('companies')
      .set({
        validatedAt: null,
        validatedBy: null,
        refusedAt: now,
        refusedReason: reason,
        validationWithdrawnAt: now,
      })
      .where('id', '=', companyId)
      .execute();
    const { waitingForTeam, waitingForDeveloper, conversations, offers } = await readDealings(
      trx,
      companyId,
      context.ports.clock.now(),
    );
    const frozen = { waitingForTeam, waitingForDeveloper, conversations, offers };
    await noteDecision(trx, userId, 'company.withdraw', companyId, { reason, ...frozen });
    await notifyDevelopers(trx, companyId);
    const sendAt = new Date(now.getTime() + 2 * withdrawalUndoSeconds * 1000);
    await enqueueTask(trx, 'end-meetings', { companyId, ifFrozen: true }, { runAt: sendAt });
    const revocable = { sendAt, keyOf: withdrawalKey(companyId, now) };
    const words = { company: company.name, reason };
    await writeToTeam(trx, context, { companyId, onlyManagers: true, revocable }, 'company-withdrawn', words);
  });
}
