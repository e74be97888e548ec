import type { Trx } from '../../data/database.ts';

/** The key of the e-mail about one withdrawal, for each reader. */
export const withdrawalKey = (companyId: string, withdrawnAt: Date) => (recruiterId: string) =>
  `company-withdrawn:${companyId}:${withdrawnAt.getTime()}:${recruiterId}`;

type Withdrawal = { companyId: string; withdrawnAt: Date; members: readonly { recruiterId: string }[] };

/**
 * Drops the e-mails about a withdrawal that have not been sent yet, because the company is validated again. Returns
 * whether at least one e-mail has already left.
 */
export async function dropWithdrawalEmails(
  trx: Trx,
  { companyId, withdrawnAt, members }: Withdrawal,
): Promise<boolean> {
  const keyOf = withdrawalKey(companyId, withdrawnAt);
  const keys = members.map(({ recruiterId }) => keyOf(recruiterId));
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
