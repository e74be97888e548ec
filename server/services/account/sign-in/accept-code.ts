import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';

const stepMilliseconds = 30_000;
/** The same tolerance as better-auth: the current time step, the one before and the one after. */
const tolerated = [-1, 0, 1];

/**
 * Accepts a code once, after better-auth has checked it: one statement stores its time step as the last one used,
 * unless the same or a later step was accepted before. Of several requests at the same moment, one succeeds.
 */
export async function acceptCode(trx: Trx, context: Context, userId: string, code: string): Promise<boolean> {
  const factor = await trx.selectFrom('twoFactors').select('secret').where('userId', '=', userId).executeTakeFirst();
  if (!factor) return false;
  const { secretConfig: key } = await context.auth.$context;
  const secret = await symmetricDecrypt({ key, data: factor.secret });
  const now = Math.floor(Date.now() / stepMilliseconds);
  const step = tolerated.map((shift) => now + shift).find((one) => codeAt(secret, one) === code);
  if (step === undefined) return false;
  const accepted = await trx
    .updateTable('twoFactors')
    .set({ lastStep: String(step) })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', String(step))]))
    .executeTakeFirst();
  return accepted.numUpdatedRows > 0n;
}

/** The six digits of a time step (RFC 6238). */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
