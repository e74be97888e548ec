import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';

const stepMilliseconds = 30_000;
/** As the library accepts them: the step of now, the one before and the one after. */
const tolerated = [-1, 0, 1];

/**
 * Accepts a code that the library has found right, once: in one statement its time step becomes the last one of the account,
 * unless that one or a later one has been accepted before. Of several at the same moment, one is accepted.
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
