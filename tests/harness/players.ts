import type { SignedIn } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import { countScores } from '../../server/services/assessments/leaderboards/score-counts.ts';
import { makeDeveloper } from './factories.ts';

export const publicTests = JSON.stringify({ all: true, cards: { about: { all: true }, tests: { all: true } } });

export async function testIdOf(db: Database, alias: string): Promise<string> {
  const row = await db.selectFrom('tests').select('id').where('seoAlias', '=', alias).executeTakeFirstOrThrow();
  return row.id;
}

type Score = { testId: string; score: number; seasonId: string; deviation?: number };
type Played = Partial<Score> & { testId: string; score: number; displayName?: string; visibility?: string };

/** A developer with a settled score, all-time and in a season, counted as the product counts. */
export async function makeRanked(db: Database, played: Played): Promise<SignedIn> {
  const { testId, score, seasonId = '2026-q4', deviation = 100 } = played;
  const { displayName = 'Alix Moreau', visibility = publicTests } = played;
  const person = await makeDeveloper(db, { displayName, visibility, seoAlias: `player-${crypto.randomUUID()}` });
  await addScore(db, person, { testId, score, seasonId, deviation });
  return person;
}

export async function addScore(
  db: Database,
  { userId }: SignedIn,
  { testId, score, seasonId, deviation = 100 }: Score,
): Promise<void> {
  const at = new Date('2026-11-01T10:00:00Z');
  await db
    .insertInto('playerRatings')
    .values({
      userId,
      testId,
      ...{ rating: score, deviation, volatility: 0.06, score, settled: true, sessions: 1, lastSessionAt: at },
    })
    .execute();
  await db.insertInto('seasonScores').values({ testId, seasonId, userId, score, deviation, endedAt: at }).execute();
  await db.transaction().execute((trx) =>
    countScores(trx, testId, [
      { seasonId: '', score, change: 1 },
      { seasonId, score, change: 1 },
    ]),
  );
}
