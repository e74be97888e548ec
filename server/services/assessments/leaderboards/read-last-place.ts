import { type Place, readRankings, shownRanking } from '../../../../domain/assessments/test-on-profile.ts';
import type { Writer } from '../../../data/database.ts';

/**
 * The rank of the player's last rated session of a test, as it was stored: the pages about a person's own results show
 * the same percentage as the results of the session and the profile. Only leaderboards are computed at the moment.
 */
export async function readLastPlace(db: Writer, userId: string, testId: string): Promise<Place | undefined> {
  const session = await db
    .selectFrom('testSessions')
    .select(['ranking', 'updatedRanking'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('status', '=', 'COMPLETED')
    .where('practice', '=', false)
    .orderBy('endDate', 'desc')
    .limit(1)
    .executeTakeFirst();
  return session && shownRanking(readRankings(session))?.allTime;
}
