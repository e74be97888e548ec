import { createHash } from 'node:crypto';
import { apiKeySchema, keyPrefix, mostKeys } from '../../../domain/ats/api-key.ts';
import { limitCode } from '../../../domain/error-codes.ts';
import { parseValue } from '../../../domain/form.ts';
import { isId } from '../../../domain/id.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { notify } from '../../live.ts';
import { permitManager } from '../companies/permit.ts';
import { lockCompany } from '../contact/introductions/lock-pair.ts';
import { record } from '../moderation/audit/record.ts';

/** The stored form of a key. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Creates a key of a company; the key itself is returned only here. */
export async function createKey(context: Context, companyId: string, given: unknown): Promise<{ key: string }> {
  const { userId } = permitManager(context, companyId);
  const parsed = parseValue(apiKeySchema, given);
  if ('errors' in parsed) throw new Invalid(parsed.errors);
  const { name, scopes } = parsed.value;
  const key = `${keyPrefix}${Buffer.from(context.ports.random.bytes(32)).toString('base64url')}`;
  const createdAt = context.ports.clock.now();
  return context.db.transaction().execute(async (trx) => {
    // The lock on the company prevents two requests from exceeding the limit together.
    await lockCompany(trx, companyId);
    const live = await trx
      .selectFrom('apiKeys')
      .select('id')
      .where('companyId', '=', companyId)
      .where('revokedAt', 'is', null)
      .execute();
    if (live.length >= mostKeys) throw new Invalid({ '': limitCode('tooManyRows', mostKeys) });
    const { id } = await trx
      .insertInto('apiKeys')
      .values({ companyId, name, scopes, keyHash: hashOf(key), keyEnd: key.slice(-4), createdBy: userId, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(trx, {
      actorId: userId,
      action: 'company.api-key',
      subjectKind: 'company',
      subjectId: companyId,
      data: { keyId: id, name, scopes },
    });
    await notify(trx, `company:${companyId}`, { kind: 'ats' });
    return { key };
  });
}

/** The key stops working at once. Idempotent. */
export async function revokeKey(context: Context, companyId: string, keyId: string): Promise<void> {
  const { userId } = permitManager(context, companyId);
  if (!isId(keyId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const key = await trx
      .selectFrom('apiKeys')
      .select('revokedAt')
      .where('id', '=', keyId)
      .where('companyId', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw new NotFound();
    if (key.revokedAt) return;
    await trx.updateTable('apiKeys').set({ revokedAt: context.ports.clock.now() }).where('id', '=', keyId).execute();
    await record(trx, {
      actorId: userId,
      action: 'company.api-key-revoked',
      subjectKind: 'company',
      subjectId: companyId,
      data: { keyId },
    });
    await notify(trx, `company:${companyId}`, { kind: 'ats' });
  });
}
