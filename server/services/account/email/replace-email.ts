import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { dropOneTimeSecrets } from '../sessions/drop-secrets.ts';
import { dropUnconfirmed } from '../sign-up/drop-unconfirmed.ts';

type Replacement = {
  person: { id: string; email: string; name: string; locale: Locale };
  email: string;
  actorId: string;
  /** The link that was sent to the new address has been opened. */
  proven?: boolean;
  /** Idempotency key: one e-mail for one change. */
  key: string;
};

/**
 * Gives an account another address and sends a notice to the old one. Links that were sent to the old mailbox (for
 * another address or a new password) stop working.
 */
export async function replaceEmail(
  trx: Trx,
  { config, ports }: Context,
  { person, email, actorId, proven = false, key }: Replacement,
): Promise<void> {
  if (email !== person.email) await dropUnconfirmed(trx, email);
  await trx
    .updateTable('users')
    .set({ email, updatedAt: ports.clock.now(), ...(proven ? { emailVerified: true } : {}) })
    .where('id', '=', person.id)
    .execute();
  await trx.deleteFrom('emailChanges').where('userId', '=', person.id).execute();
  await trx.deleteFrom('signUpConfirmations').where('userId', '=', person.id).execute();
  await dropOneTimeSecrets(trx, person.id);
  await record(trx, {
    actorId,
    action: 'email-changed',
    subjectKind: 'user',
    subjectId: person.id,
    data: { fields: ['email'] },
  });
  await queueEmail(trx, config, { template: 'email-changed', user: person, data: {}, key: `email-changed:${key}` });
  await notify(trx, `user:${person.id}`, { kind: 'account' });
}

/**
 * Another account has the address. The unique constraint decides, so that two requests at the same moment cannot both
 * get it.
 */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'users_email_key';
}
