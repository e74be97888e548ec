import type { SignedIn } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import { countScores } from '../../server/services/assessments/leaderboards/score-counts.ts';
import { makeDeveloper } from './factories.ts';

export const publicTests = JSON.stringify({ all: true, cards: { about: { all: true }, tests: { all: true } } });

export async function testIdOf(db: Database, alias: string): Promise<string> {
  const row = await db.selectFrom('tests').select('id').where('seoAlias', '=', alias).executeTakeFirstOrThrow();
  return row.id;
}

type Played = { testId: string; score: number; seasonId?: string; displayName?: string; visibility?: string };

/** A developer with a settled score, all-time and in a season, counted as the product counts. */
export async function makeRanked(db: Database, played: Played): Promise<SignedIn> {
  const { testId, score, seasonId = '2026-q4', displayName = 'Alix Moreau', visibility = publicTests } = played;
  const person = await makeDeveloper(db, { displayName, visibility, seoAlias: `player-${crypto.randomUUID()}` });
  await addScore(db, person, { testId, score, seasonId });
  return person;
}

export async function addScore(
  db: Database,
  { userId }: SignedIn,
  { testId, score, seasonId }: { testId: string; score: number; seasonId: string },
): Promise<void> {
  const at = new Date('2026-11-01T10:00:00Z');
  await db
    .insertInto('playerRatings')
    .values({
      userId,
      testId,
      ...{ rating: score, deviation: 100, volatility: 0.06, score, settled: true, sessions: 1, lastSessionAt: at },
    })
    .execute();
  await db.insertInto('seasonScores').values({ testId, seasonId, userId, score, endedAt: at }).execute();
  await db.transaction().execute((trx) =>
    countScores(trx, testId, [
      { seasonId: '', score, change: 1 },
      { seasonId, score, change: 1 },
    ]),
  );
}
