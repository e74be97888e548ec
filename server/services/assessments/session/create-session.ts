import { afterInactivity, newPlayer } from '../../../../domain/assessments/rating/rating.ts';
import type { ExtraTime } from '../../../../domain/assessments/session/timer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { draw } from './draw.ts';
import { playerKey } from './player-key.ts';
import { readCandidates } from './read-candidates.ts';

type Wanted = {
  userId: string;
  testId: string;
  practice: boolean;
  length: number;
  extraTime: string;
  /** A company follows it (domain/assessments/confirmation/confirmation.ts). */
  confirms?: boolean;
};

/** Stores a session that has not started; undefined when the test has no questions. The caller holds the player's lock. */
export async function createSession(context: Context, trx: Trx, wanted: Wanted): Promise<string | undefined> {
  const { userId, testId, practice, confirms = false } = wanted;
  const now = context.ports.clock.now();
  const candidates = await readCandidates(trx, { userId, testId, practice, now });
  if (candidates.length === 0) return undefined;
  const known = await trx
    .selectFrom('playerRatings')
    .selectAll()
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .executeTakeFirst();
  const before = known ? afterInactivity(known, known.lastSessionAt, now) : newPlayer;
  const { id } = await trx
    .insertInto('testSessions')
    .values({
      userId,
      testId,
      status: 'WAITING',
      practice,
      confirms,
      length: Math.min(wanted.length, candidates.length),
      extraTime: wanted.extraTime as ExtraTime,
      locale: context.locale,
      heldBack: candidates.filter(({ eligibility }) => draw() >= eligibility).map((one) => one.id),
      createdAt: now,
      addressKey: playerKey(context, now),
      ratingBefore: before.rating,
      deviationBefore: before.deviation,
      volatilityBefore: before.volatility,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
