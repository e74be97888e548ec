import { canBeRestored } from '../../../domain/companies/company-state.ts';
import { Conflict } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { resumeIntroductions } from '../contact/introductions/resume-introductions.ts';
import { resumeAnswerClock } from '../jobs/answers/resume-clock.ts';
import { noteDecision } from './note-decision.ts';
import { permitReviewer } from './permit.ts';
import { writeToTeam } from './queue-emails.ts';
import { lockTeam } from './team/lock-team.ts';
import { dropWithdrawalEmails } from './withdrawal-emails.ts';

/**
 * docs/product/companies.md, Withdrawing and restoring a validation: everything that was frozen goes on; what was ended
 * meanwhile stays ended.
 */
export async function restoreValidation(context: Context, companyId: string): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company, members } = await lockTeam(trx, companyId);
    const { validationWithdrawnAt: withdrawnAt } = company;
    if (!withdrawnAt || !canBeRestored(company)) throw new Conflict();
    const now = context.ports.clock.now();
    await trx
      .updateTable('companies')
      .set({
        validatedAt: now,
        validatedBy: userId,
        refusedAt: null,
        refusedReason: null,
        validationWithdrawnAt: null,
      })
      .where('id', '=', companyId)
      .execute();
    await resumeIntroductions(trx, companyId, { withdrawnAt, now });
    await resumeAnswerClock(trx, companyId, { withdrawnAt, now });
    await noteDecision(trx, userId, 'company.restore', companyId);
    if (await dropWithdrawalEmails(trx, { companyId, withdrawnAt, members })) {
      const words = { company: company.name };
      await writeToTeam(trx, context, { companyId, onlyManagers: true }, 'company-restored', words);
    }
  });
}
