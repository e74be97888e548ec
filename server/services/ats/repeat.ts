import type { Runtime } from '../../runtime.ts';

type Work = Pick<Runtime, 'db' | 'ports'>;
export type StoredRequest = { companyId: string; key: string; hash: Buffer };
export type Beginning =
  /** The first request with this key. */
  | { kind: 'new' }
  | { kind: 'answered'; status: number; answer: string }
  /** The key was used for another request. */
  | { kind: 'other' }
  | { kind: 'inProgress' };

const keptMilliseconds = 24 * 60 * 60 * 1000;
/**
 * After this time the process of the first request is considered lost; all requests are idempotent, so it is run again.
 */
const lostMilliseconds = 60_000;

export async function beginRequest({ db, ports }: Work, { companyId, key, hash }: StoredRequest): Promise<Beginning> {
  const now = ports.clock.now();
  const row = {
    companyId,
    key,
    requestHash: hash,
    begunAt: now,
    expiresAt: new Date(now.getTime() + keptMilliseconds),
  };
  const lost = new Date(now.getTime() - lostMilliseconds);
  const begun = await db
    .insertInto('apiRequests')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'key'])
        .doUpdateSet({ ...row, status: null, answer: null })
        .where(({ or, and, eb }) =>
          or([
            eb('apiRequests.expiresAt', '<=', now),
            and([
              eb('apiRequests.status', 'is', null),
              eb('apiRequests.begunAt', '<=', lost),
              eb('apiRequests.requestHash', '=', hash),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (begun) return { kind: 'new' };
  const known = await db
    .selectFrom('apiRequests')
    .select(['requestHash', 'status', 'answer'])
    .where('companyId', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return { kind: 'inProgress' };
  if (!known.requestHash.equals(hash)) return { kind: 'other' };
  if (known.status === null || known.answer === null) return { kind: 'inProgress' };
  return { kind: 'answered', status: known.status, answer: known.answer };
}

export async function storeAnswer(
  { db }: Work,
  { companyId, key, hash }: StoredRequest,
  { status, answer }: { status: number; answer: string },
): Promise<void> {
  await db
    .updateTable('apiRequests')
    .set({ status, answer })
    .where('companyId', '=', companyId)
    .where('key', '=', key)
    .where('requestHash', '=', hash)
    .execute();
}

/** A request that failed on our side, or came too early, can be repeated with the same key. */
export async function forgetRequest({ db }: Work, { companyId, key }: StoredRequest): Promise<void> {
  await db
    .deleteFrom('apiRequests')
    .where('companyId', '=', companyId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
