import { sql } from 'kysely';
import { seasonAt } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import { certaintyOf } from '../../../../domain/assessments/rating/precision.ts';
import { placeAmong, shownScore } from '../../../../domain/assessments/rating/ranking.ts';
import { rateSession } from '../../../../domain/assessments/rating/rating.ts';
import { isRated } from '../../../../domain/assessments/session/session.ts';
import type { Ranking } from '../../../../domain/assessments/test-on-profile.ts';
import type { Trx } from '../../../data/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { unlockAchievements } from '../achievements/unlock.ts';
import { endConfirmation } from '../confirmation/end-confirmation.ts';
import { readSeasons } from '../leaderboards/read-seasons.ts';
import { countScores, readStanding } from '../leaderboards/score-counts.ts';
import { flagSession } from './flag-session.ts';
import { answersOf, type StoredSession } from './session-store.ts';

/** Ends a session in the transaction of its last answer: updates the player's rating and stores the rank. */
export async function completeSession(trx: Trx, stored: StoredSession, now: Date): Promise<void> {
  const { id, userId } = stored;
  await countPlays(trx, id);
  const end = stored.session.endDate ?? now;
  const season = seasonAt((await readSeasons(trx)).plan, end).id;
  if (!isRated(stored.session)) {
    await trx.updateTable('testSessions').set({ seasonId: season }).where('id', '=', id).execute();
    await unlockAchievements(trx, userId, 'session', end);
    return;
  }
  const { testId, before } = stored;
  const answers = answersOf(stored);
  const after = rateSession(before, answers);
  const score = shownScore(after);
  const provisional = certaintyOf(after) === 'provisional';
  const settled = !provisional;
  const known = await trx
    .selectFrom('playerRatings')
    .select(['score', 'settled', 'sessions'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .forUpdate()
    .executeTakeFirst();
  const row = { ...after, score, settled, lastSessionAt: end, sessions: (known?.sessions ?? 0) + 1 };
  await trx
    .insertInto('playerRatings')
    .values({ userId, testId, ...row })
    .onConflict((conflict) => conflict.columns(['userId', 'testId']).doUpdateSet(row))
    .execute();
  const inSeason = settled
    ? await writeSeason(trx, { testId, seasonId: season, userId, score, deviation: after.deviation, endedAt: end })
    : undefined;
  await countScores(trx, testId, [
    ...(known?.settled ? [{ seasonId: '', score: known.score, change: -1 }] : []),
    ...(settled ? [{ seasonId: '', score, change: 1 }] : []),
    ...(inSeason?.before === undefined ? [] : [{ seasonId: season, score: inSeason.before, change: -1 }]),
    ...(settled ? [{ seasonId: season, score, change: 1 }] : []),
  ]);
  const place = async (seasonId: string) => placeAmong(await readStanding(trx, testId, seasonId, score), provisional);
  const ranking: Ranking = {
    ...(provisional && { provisional: true }),
    allTime: (await place('')) ?? {},
    seasons: { [season]: (await place(season)) ?? {} },
  };
  await trx
    .updateTable('testSessions')
    .set({
      seasonId: season,
      ratingAfter: after.rating,
      deviationAfter: after.deviation,
      volatilityAfter: after.volatility,
      score,
      ranking: JSON.stringify(ranking),
    })
    .where('id', '=', id)
    .execute();
  if (stored.confirms) await endConfirmation(trx, stored, end);
  await flagSession(trx, stored, { ratingAfter: after.rating, now: end });
  await enqueueTask(trx, 'refresh-exposure', { testId }, { jobKey: `exposure-${testId}` });
  await unlockAchievements(trx, userId, 'session', end);
}

type SeasonScore = {
  testId: string;
  seasonId: string;
  userId: string;
  score: number;
  deviation: number;
  endedAt: Date;
};

/** A season has each player once, with the last score of that season. */
async function writeSeason(trx: Trx, row: SeasonScore): Promise<{ before: number | undefined }> {
  const known = await trx
    .selectFrom('seasonScores')
    .select('score')
    .where('testId', '=', row.testId)
    .where('seasonId', '=', row.seasonId)
    .where('userId', '=', row.userId)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .insertInto('seasonScores')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['testId', 'seasonId', 'userId'])
        .doUpdateSet({ score: row.score, deviation: row.deviation, endedAt: row.endedAt }),
    )
    .execute();
  return { before: known?.score };
}

/** Rows are locked in the order of their ids, to prevent deadlocks between sessions that end at the same moment. */
async function countPlays(trx: Trx, sessionId: string): Promise<void> {
  await sql`with played as (select id from questions where id in
      (select question_id from test_session_questions where session_id = ${sessionId}) order by id for no key update)
    update questions q set took_count = q.took_count + 1 from played where played.id = q.id`.execute(trx);
}
