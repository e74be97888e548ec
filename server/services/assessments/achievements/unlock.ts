import { CompiledQuery } from 'kysely';
import { type AchievementId, earned, earnedOn } from '../../../../domain/assessments/achievements/achievements.ts';
import {
  type Facts,
  factsByOccasion,
  type Occasion,
  type ToldFact,
} from '../../../../domain/assessments/achievements/facts.ts';
import { factsStatement } from '../../../data/achievements/facts.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { readAchievementEdits } from './read-edits.ts';

export type Told = Partial<Pick<Facts, ToldFact>>;
type Row = { userId: string; known: string[] } & Partial<Facts>;

/**
 * Unlocks what a developer has earned, in the transaction of the action: both are stored, or neither. Achievements
 * unlocked before stay as they are. Returns the new ones and notifies the open pages. For a user who is not a developer
 * it does nothing.
 */
export async function unlockAchievements(
  trx: Trx,
  developerId: string,
  occasion: Occasion,
  now: Date,
  told: Told = {},
): Promise<AchievementId[]> {
  const unlocked = await unlockForAll(trx, [developerId], occasion, now, told);
  return unlocked.map(({ achievementId }) => achievementId);
}

/** The same for several developers. */
export async function unlockForAll(
  trx: Trx,
  developerIds: readonly string[],
  occasion: Occasion,
  now: Date,
  told: Told = {},
): Promise<{ userId: string; achievementId: AchievementId }[]> {
  if (developerIds.length === 0) return [];
  const possible = earnedOn(occasion);
  const edits = await readAchievementEdits(trx);
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(statements[occasion], [developerIds]));
  const wanted = rows.flatMap(({ known, ...facts }) =>
    earned({ ...facts, ...told }, edits)
      .filter((id) => possible.includes(id) && !known.includes(id))
      // A fixed order prevents deadlocks between two transactions of the same developer.
      .toSorted()
      .map((achievementId) => ({ userId: facts.userId, achievementId })),
  );
  if (wanted.length === 0) return [];
  const made = await trx
    .insertInto('achievements')
    .values(wanted.map((row) => ({ ...row, unlockedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['userId', 'achievementId'])
    .execute();
  for (const { userId, achievementId } of made) {
    await notify(trx, `user:${userId}`, { kind: 'achievement', id: achievementId });
  }
  return made as { userId: string; achievementId: AchievementId }[];
}

const known = 'array(select a.achievement_id from achievements a where a.user_id = asked."userId") as known';
const statements = Object.fromEntries(
  Object.entries(factsByOccasion).map(([occasion, names]) => [
    occasion,
    `select asked.*, ${known} from (${factsStatement(names)}) asked`,
  ]),
) as Record<Occasion, string>;
