import { highestGoal, isAchievement } from '../../../../domain/assessments/achievements/achievements.ts';
import { originalAchievement } from '../../../../domain/assessments/achievements/words.ts';
import { limitCode } from '../../../../domain/error-codes.ts';
import { achievementSchema } from '../../../../domain/moderation/team-settings/content-entries.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { readAchievementEdits } from '../../assessments/achievements/read-edits.ts';
import type { Entry } from './entry.ts';

export const achievements: Entry<typeof achievementSchema> = {
  schema: achievementSchema,
  read: async (db, id) =>
    isAchievement(id) ? ((await readAchievementEdits(db, id))[id] ?? originalAchievement(id)) : undefined,
  write: async ({ trx, id, value }) => {
    if (!isAchievement(id)) throw new NotFound();
    const most = highestGoal(id);
    if (value.goal > most) throw new Invalid({ goal: limitCode('range', 1, most) });
    await trx
      .insertInto('achievementEdits')
      .values({ achievementId: id, ...value })
      .onConflict((conflict) => conflict.column('achievementId').doUpdateSet(value))
      .execute();
  },
  // Without the edit, the achievement has its default texts and goal again.
  remove: async (trx, id) => void (await trx.deleteFrom('achievementEdits').where('achievementId', '=', id).execute()),
};
