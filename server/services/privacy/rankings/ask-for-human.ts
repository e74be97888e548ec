import { canAskForHuman } from '../../../../domain/permissions/privacy.ts';
import type { RankingRequest } from '../../../../domain/privacy/ranking-request.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { consume, limits } from '../../shared/limits/consume.ts';

/**
 * docs/product/fit.md, Asking for a human: one open request for each person. The same request sent twice is one; another
 * one while the first is open is refused.
 */
export async function askForHuman(
  context: Context,
  { text, rankingId }: RankingRequest,
): Promise<'asked' | 'alreadyAsked'> {
  const { userId } = permit(context, canAskForHuman);
  const { db, ports } = context;
  await consume(db, limits.rankingRequestByAccount, userId);
  return db.transaction().execute(async (trx) => {
    if (rankingId !== undefined && !(await isIn(trx, rankingId, userId))) throw new NotFound();
    const stored = await trx
      .insertInto('rankingRequests')
      .values({ developerId: userId, rankingId: rankingId ?? null, text, askedAt: ports.clock.now() })
      .onConflict((conflict) => conflict.column('developerId').where('decidedAt', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return (await isOpen(trx, userId, { text, rankingId })) ? 'asked' : 'alreadyAsked';
    const data = { requestId: stored.id, rankingId: rankingId ?? null };
    await record(trx, {
      actorId: userId,
      action: 'ranking.ask',
      subjectKind: 'developer',
      subjectId: userId,
      data,
    });
    return 'asked';
  });
}

/** A ranking in which the person was not shown, and which the person was not shown, is not theirs to ask about. */
async function isIn(trx: Trx, rankingId: string, developerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('rankings as r')
    .select('r.id')
    .where('r.id', '=', rankingId)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('r.developerId', '=', developerId), eb('r.viewerId', '=', developerId)]),
        exists(
          selectFrom('rankingResults as o')
            .select('o.place')
            .whereRef('o.rankingId', '=', 'r.id')
            .where('o.developerId', '=', developerId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

async function isOpen(trx: Trx, developerId: string, { text, rankingId }: RankingRequest): Promise<boolean> {
  const row = await trx
    .selectFrom('rankingRequests')
    .select(['text', 'rankingId'])
    .where('developerId', '=', developerId)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();
  return row?.text === text && row.rankingId === (rankingId ?? null);
}
