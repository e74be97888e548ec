import {
  type DisableEmail,
  type DisableReason,
  disableEmailSchema,
  silentReason,
} from '../../../domain/moderation/disable-reason.ts';
import { disabledFor, possibleActs } from '../../../domain/moderation/standing.ts';
import { Conflict, NotFound } from '../../../domain/refusals.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import type { Json } from '../../data/schema.generated.ts';
import { notify } from '../../live.ts';
import { renderEmail } from '../shared/emails/render-email.ts';
import { sendNow } from '../shared/emails/send-now.ts';
import { record } from './audit/record.ts';
import { leaveBatch } from './batch.ts';
import { type LockedProfile, lockProfile } from './lock-profile.ts';
import { permitModerator } from './permit.ts';
import { findSender, type Sender, senderAddress } from './staff/senders.ts';

/** « Désactiver sans envoyer »: the reason is 'Default' (docs/product/moderation.md, Disabling a profile). */
export async function disableSilently(context: Context, developerId: string): Promise<void> {
  const { userId } = permitModerator(context, developerId);
  await context.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, developerId);
    await disable(trx, context, userId, profile, silentReason, { sent: false });
  });
}

/**
 * « Désactiver et envoyer le mail »: both or neither (docs/product/moderation.md, Disabling a profile). The e-mail is
 * sent while the row of the profile is locked, so that a second administrator waits and then finds it disabled. When
 * the mail server refuses, its error is returned.
 */
export async function disableAndSend(
  context: Context,
  developerId: string,
  given: unknown,
): Promise<{ mailError: string | undefined }> {
  const { userId } = permitModerator(context, developerId);
  const email = checked(disableEmailSchema, given);
  const sender = await findSender(context, email.sender);
  try {
    await context.db.transaction().execute(async (trx) => {
      const profile = await lockProfile(trx, developerId);
      const said = { sent: true, sender: sender?.key ?? null };
      await disable(trx, context, userId, profile, email.reason, said);
      const user = { ...profile.user, locale: email.locale };
      const from = sender ? senderAddress(sender) : null;
      await sendNow(context, { template: 'profile-disabled', user, data: wordsOf(email, sender), from });
    });
  } catch (error) {
    if ((error as Error).name === 'OutsideError') return { mailError: (error as Error).message };
    throw error;
  }
  return { mailError: undefined };
}

/** The e-mail as it would be sent. */
export async function previewDisableEmail(
  context: Context,
  developerId: string,
  given: unknown,
): Promise<{ from: string; to: string; subject: string; text: string }> {
  permitModerator(context, developerId);
  const email = checked(disableEmailSchema, given);
  const sender = await findSender(context, email.sender);
  const user = await context.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', developerId)
    .where('role', '=', 'DEVELOPER')
    .executeTakeFirst();
  if (!user) throw new NotFound();
  const words = { name: user.name, ...wordsOf(email, sender) };
  const { subject, text } = renderEmail('profile-disabled', email.locale, context.config, words);
  return {
    from: sender ? `${sender.name} <${sender.email}>` : context.config.BRAND_NAME,
    to: user.email,
    subject,
    text,
  };
}

function wordsOf({ subject, message }: DisableEmail, sender: Sender | undefined) {
  return { subject, reason: message, ...(sender ? { person: sender.name } : {}) };
}

async function disable(
  trx: Trx,
  { ports }: Context,
  actorId: string,
  profile: LockedProfile,
  reason: DisableReason,
  said: { sent: boolean } & Record<string, Json>,
): Promise<void> {
  // Another administrator has already disabled it.
  if (!possibleActs(profile).includes('disable')) throw new Conflict();
  const change = disabledFor(reason, ports.clock.now());
  await trx.updateTable('developers').set(change).where('id', '=', profile.id).execute();
  await leaveBatch(trx, profile.id);
  const entry = { actorId, action: 'profile.disable', subjectKind: 'developer', subjectId: profile.id };
  await record(trx, { ...entry, data: { reason, ...said } });
  await notify(trx, `user:${profile.id}`, { kind: 'profile' });
}
