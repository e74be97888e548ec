import { refusalSchema } from '../../../domain/companies/company.ts';
import { canBeRefused, companyState } from '../../../domain/companies/company-state.ts';
import { Conflict } from '../../../domain/refusals.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import { resumeIntroductions } from '../contact/introductions/resume-introductions.ts';
import { resumeAnswerClock } from '../jobs/answers/resume-clock.ts';
import { noteDecision } from './note-decision.ts';
import { permitManager, permitReviewer } from './permit.ts';
import { writeToTeam } from './queue-emails.ts';
import { lockOwnTeam, lockTeam } from './team/lock-team.ts';
import { dropWithdrawalEmails } from './withdrawal-emails.ts';

/** Opens the CV library to a waiting company; its members get an e-mail. */
export async function acceptCompany(context: Context, companyId: string): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company, members } = await lockTeam(trx, companyId);
    // Another administrator has decided meanwhile, or the company was deleted by its owner.
    if (companyState(company) !== 'waiting') throw new Conflict();
    const now = context.ports.clock.now();
    const change = { validatedAt: now, validatedBy: userId, validationWithdrawnAt: null };
    await trx.updateTable('companies').set(change).where('id', '=', companyId).execute();
    const { validationWithdrawnAt: withdrawnAt } = company;
    if (withdrawnAt) {
      await resumeIntroductions(trx, companyId, { withdrawnAt, now });
      await resumeAnswerClock(trx, companyId, { withdrawnAt, now });
      // It would otherwise arrive after the one about the validation.
      await dropWithdrawalEmails(trx, { companyId, withdrawnAt, members });
    }
    await noteDecision(trx, userId, 'company.accept', companyId);
    const words = { company: company.name };
    await writeToTeam(trx, context, { companyId, onlyManagers: false }, 'company-validated', words);
  });
}

/** Refuses a waiting company with a reason that its administrators read; they may correct the page and ask again. */
export async function refuseCompany(context: Context, companyId: string, given: unknown): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  const { reason } = checked(refusalSchema, given);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockTeam(trx, companyId);
    if (!canBeRefused(companyState(company))) throw new Conflict();
    const refusedAt = context.ports.clock.now();
    await trx.updateTable('companies').set({ refusedAt, refusedReason: reason }).where('id', '=', companyId).execute();
    await noteDecision(trx, userId, 'company.refuse', companyId, { reason });
    const words = { company: company.name, reason };
    await writeToTeam(trx, context, { companyId, onlyManagers: true }, 'company-refused', words);
  });
}

/** A refused company waits again, after those that already wait. */
export async function askAgain(context: Context, companyId: string): Promise<void> {
  const viewer = permitManager(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockOwnTeam(trx, viewer, companyId);
    if (companyState(company) !== 'refused') throw new Conflict();
    const askedAt = context.ports.clock.now();
    await trx
      .updateTable('companies')
      .set({ refusedAt: null, refusedReason: null, askedAt })
      .where('id', '=', companyId)
      .execute();
    await noteDecision(trx, viewer.userId, 'company.ask-again', companyId);
  });
}
