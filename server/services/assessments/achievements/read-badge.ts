import { type AchievementId, isAchievement } from '../../../../domain/assessments/achievements/achievements.ts';
import type { AchievementEdit } from '../../../../domain/assessments/achievements/edits.ts';
import { isOpenToPublic } from '../../../../domain/assessments/achievements/shown.ts';
import { isId } from '../../../../domain/id.ts';
import { isPublic, readVisibility } from '../../../../domain/profile/visibility.ts';
import type { Runtime } from '../../../runtime.ts';
import { readAchievementEdits } from './read-edits.ts';

export type SharedAchievement = {
  id: AchievementId;
  unlockedAt: Date;
  alias: string;
  edit: AchievementEdit | undefined;
};

/**
 * A shared achievement, for every visitor with its address; undefined when it does not exist or is not shared any more.
 */
export async function readBadge(
  { db }: Pick<Runtime, 'db'>,
  developerId: string,
  id: string,
): Promise<SharedAchievement | undefined> {
  if (!isId(developerId) || !isAchievement(id)) return undefined;
  const row = await db
    .selectFrom('achievements as a')
    .innerJoin('developers as d', 'd.id', 'a.userId')
    .select(['a.unlockedAt', 'd.seoAlias', 'd.visibility', 'd.isShort', 'd.disabledAt'])
    .where('a.userId', '=', developerId)
    .where('a.achievementId', '=', id)
    .where('a.sharedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const visibility = readVisibility(row.visibility);
  if (!isOpenToPublic({ ...row, disabled: row.disabledAt !== null, visibility })) return undefined;
  const alias = (isPublic(visibility, 'about') && row.seoAlias) || developerId;
  return { id, unlockedAt: row.unlockedAt, alias, edit: (await readAchievementEdits(db, id))[id] };
}
