import { canBeRestored } from '../../../domain/companies/company-state.ts';
import { Conflict } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { resumeIntroductions } from '../contact/introductions/resume-introductions.ts';
import { noteDecision } from './note-decision.ts';
import { permitReviewer } from './permit.ts';
import { writeToTeam } from './queue-emails.ts';
import { lockTeam } from './team/lock-team.ts';
import { withdrawalKey } from './withdraw-validation.ts';

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
    await noteDecision(trx, userId, 'company.restore', companyId);
    const keyOf = withdrawalKey(companyId, withdrawnAt);
    const keys = members.map(({ recruiterId }) => keyOf(recruiterId));
    if (await wasTold(trx, keys)) {
      const words = { company: company.name };
      await writeToTeam(trx, context, { companyId, onlyManagers: true }, 'company-restored', words);
    }
  });
}

/** Drops the e-mails about the withdrawal that no one has begun to send. False: nobody was told of it. */
async function wasTold(trx: Trx, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  await trx
    .updateTable('emails')
    .set({ status: 'dropped' })
    .where('messageKey', 'in', keys)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .execute();
  const told = await trx
    .selectFrom('emails')
    .select('id')
    .where('messageKey', 'in', keys)
    .where('status', '<>', 'dropped')
    .executeTakeFirst();
  return told !== undefined;
}
