import { marginOf } from '../../../../domain/assessments/rating/precision.ts';
import { type ScoreSpread, scoreSpread } from '../../../../domain/assessments/rating/score-spread.ts';
import type { Context } from '../../../context.ts';

/** The scores of all ranked players as a curve, and the player's own rated sessions, the oldest first. */
export type SessionStanding = {
  /** Undefined where there are too few players. */
  spread: ScoreSpread | undefined;
  history: { sessionId: string; endDate: Date; score: number; margin: number | undefined }[];
};

const mostSessions = 12;

/** docs/product/assessments.md, Results of a session. */
export async function readSessionStanding(
  { db }: Context,
  { userId, testId }: { userId: string; testId: string },
): Promise<SessionStanding> {
  const counts = await db
    .selectFrom('scoreCounts')
    .select(['score', 'players'])
    .where('testId', '=', testId)
    .where('seasonId', '=', '')
    .where('players', '>', 0)
    .execute();
  const sessions = await db
    .selectFrom('testSessions')
    .select(['id as sessionId', 'endDate', 'score', 'deviationAfter'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('status', '=', 'COMPLETED')
    .where('score', 'is not', null)
    .where('endDate', 'is not', null)
    .orderBy('endDate', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions)
    .$narrowType<{ endDate: Date; score: number }>()
    .execute();
  return {
    spread: scoreSpread(counts),
    history: sessions
      .map(({ deviationAfter, ...session }) => ({
        ...session,
        margin: deviationAfter === null ? undefined : marginOf({ deviation: deviationAfter }),
      }))
      .reverse(),
  };
}
