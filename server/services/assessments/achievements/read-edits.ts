import {
  type AchievementEdits,
  type AchievementId,
  isAchievement,
} from '../../../../domain/assessments/achievements/achievements.ts';
import { type AchievementWords, achievementWords } from '../../../../domain/assessments/achievements/words.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';

const columns = ['enabled', 'goal', 'titleFr', 'titleEn', 'descriptionFr', 'descriptionEn'] as const;

/** The team's changes, never cached: a few short rows, and every process must use the same ones. */
export async function readAchievementEdits(db: Writer, only?: AchievementId): Promise<AchievementEdits> {
  const rows = await db
    .selectFrom('achievementEdits')
    .select(['achievementId', ...columns])
    .$if(only !== undefined, (query) => query.where('achievementId', '=', only ?? ''))
    .execute();
  return Object.fromEntries(rows.map(({ achievementId, ...edit }) => [achievementId, edit]));
}

/** The present words of an achievement, for a page that was notified with its id only. */
export async function readAchievementWords({ db, locale }: Context, id: string): Promise<AchievementWords> {
  if (!isAchievement(id)) throw new NotFound();
  return achievementWords(locale, id, (await readAchievementEdits(db, id))[id]);
}
